# ./dev tarball: makes a folder that runs on any Linux with a kernel that is new enough, and packs it.
# shellcheck source=scripts/dev/tarball/packages.sh
source "$project/scripts/dev/tarball/packages.sh"
# shellcheck source=scripts/dev/tarball/test.sh
source "$project/scripts/dev/tarball/test.sh"

# make_tarball: leaves sandpad-VERSION-linux-x86_64.tar.zst in the build folder, and sets `tarball`.
make_tarball() {
    local name installed=$build/tarball/installed epoch
    umask 022
    make_carried_root
    name=sandpad-$(newest_version)-linux-x86_64
    epoch=$(date --utc --date="$(day_of_version)" +%s)
    tarball=$build/$name.tar.zst
    rm -rf "$installed" "$build"/sandpad-*-linux-x86_64.tar.zst
    quietly enter cmake --install "$build" --prefix "$installed" --strip
    quietly enter "$project/scripts/dev/tarball/gather" "$installed" "$carried_root" \
        "$build/tarball/sandpad-launcher" "$project" "$build/tarball/$name"
    # No other time than the day of the version, and nobody's names.
    quietly in_carried_root tar --create --directory "$build/tarball" --sort=name --format=gnu \
        --owner=0 --group=0 --numeric-owner --mtime="@$epoch" \
        --use-compress-program='zstd -19 --long=27' --file "$tarball" "$name"
    ls -l "$tarball"
}
