# The package of a version before, which the checks upgrade from: the same files under a lower version
# number. That is what an upgrade is to dpkg and to a window that is open meanwhile. A package that was really
# built before is taken instead where SANDPAD_PACKAGE_BEFORE names one.

# make_package_before PACKAGE.deb FILE
make_package_before() {
    local place=$project/build/system/before
    rm -rf "$place"
    in_emulator_root dpkg-deb --raw-extract "${SANDPAD_PACKAGE_BEFORE:-$1}" "$place"
    sed -i 's/^Version: .*/Version: 0.0.1-1/' "$place/DEBIAN/control"
    in_emulator_root dpkg-deb --root-owner-group -Zgzip -z1 --build "$place" "$2" >/dev/null
    rm -rf "$place"
}
