# The package of a version before, which the checks upgrade from: one that was really built before, which
# SANDPAD_PACKAGE_BEFORE names, or the same files under a lower version number. That is what an upgrade is to
# dpkg and to a window that is open meanwhile.

# make_package_before PACKAGE.deb FILE
make_package_before() {
    local place=$project/build/system/before
    if [ -n "${SANDPAD_PACKAGE_BEFORE:-}" ]; then
        cp "$SANDPAD_PACKAGE_BEFORE" "$2"
        return
    fi
    rm -rf "$place"
    in_emulator_root dpkg-deb --raw-extract "$1" "$place"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$place/DEBIAN/control"
    in_emulator_root dpkg-deb --root-owner-group -Zgzip -z1 --build "$place" "$2" >/dev/null
    rm -rf "$place"
}
