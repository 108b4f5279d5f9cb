# ./dev package and ./dev release: make the Debian packages, check them, and add what a release has.

# The newest version of the CHANGELOG, and its day.
newest_version() {
    sed -nE 's/^## ([0-9.]+) - .*/\1/p' "$project/CHANGELOG.md" | head -n 1
}

day_of_version() {
    sed -nE 's/^## [0-9.]+ - ([0-9-]+)$/\1/p' "$project/CHANGELOG.md" | head -n 1
}

# make_package: leaves sandpad_*.deb and sandpad-dbgsym_*.deb in the build folder.
make_package() {
    local -x SOURCE_DATE_EPOCH
    umask 022 # CPack takes the rights of folders from it
    rm -f "$build"/sandpad*.deb "$build"/sandpad*.ddeb
    # The packages hold no other time than the day of their version.
    SOURCE_DATE_EPOCH=$(date --utc --date="$(day_of_version)" +%s)
    quietly enter cpack --config "$build/CPackConfig.cmake" -B "$build"
    quietly enter "$project/scripts/dev/mend-symbols" "$build"/sandpad-dbgsym_*.ddeb
    enter "$project/scripts/dev/check-package" "$build"/sandpad_*.deb "$build"/sandpad-dbgsym_*.deb
    ls -l "$build"/sandpad*.deb
}

# make_package_twice: a second time from a copy of the sources, in another folder, in another time
# zone, for other rights of new files, without what the compiler's cache knows. The bytes must be
# the same.
make_package_twice() {
    local copy=$project/build/again/a-folder-of-another-name file
    make_package
    rm -rf "$project/build/again"
    mkdir -p "$copy"
    (cd "$project" && git ls-files -z --cached --others --exclude-standard \
        | tar --create --null --files-from=- --ignore-failed-read) | tar --extract --directory "$copy"
    (umask 077 && TZ=Pacific/Kiritimati CCACHE_RECACHE=1 "$copy/dev" package)
    for file in "$build"/sandpad*.deb; do
        sha256sum "$file" "$copy/build/$preset/${file##*/}"
        cmp "$file" "$copy/build/$preset/${file##*/}" || return
    done
    rm -rf "$project/build/again"
    echo "dev: two builds, the same bytes"
}

# checked NAME COMMAND...: what it prints is shown, and its last count goes into the table of a release. If
# it fails there is no release.
checked() {
    local name=$1 log=$build/release-step.log
    shift
    "$@" 2>&1 | tee "$log"
    table+=("$(printf 'PASS  %-40s %s' "$name" "$(grep -E '^[0-9]+ checks, 0 failed$|same bytes$' "$log" | tail -n 1)")")
}

# make_release [--untested]: build/sandpad-VERSION with the packages and the tarball, of what is committed.
make_release() {
    local version source table=()
    [ -z "$(git -C "$project" status --porcelain)" ] || {
        echo "dev: there are changes that are not committed; a release is of what is" >&2
        return 1
    }
    [ -z "$(sed -n '/^## Unreleased$/,/^## [0-9]/{/^##* /d; /./p}' "$project/CHANGELOG.md")" ] || {
        echo "dev: the CHANGELOG has changes below Unreleased; give them a version and a day" >&2
        return 1
    }
    version=$(newest_version)
    rm -rf "$project/build/sandpad-$version" # what failed leaves none that looks whole
    checked "two builds; lintian; the metainfo" make_package_twice
    make_tarball
    if [ "${1:-}" = --untested ]; then
        table+=("NOT TRIED  the package and the tarball where they are used: --untested was given")
    else
        checked "the package, with its dependencies alone" try_package "$build/sandpad_$version-1_amd64.deb"
        checked "the package on a system that boots" test_package "$build/sandpad_$version-1_amd64.deb"
        checked "the tarball on other systems" test_tarball "$tarball"
    fi
    source=$build/sandpad-$version-source.tar.gz
    git -C "$project" archive --prefix="sandpad-$version/" --output="$source" HEAD
    enter "$project/scripts/dev/release-files" "$project" "$project/build/sandpad-$version" "$build"/sandpad*.deb \
        --carried "$build/tarball/sandpad-$version-linux-x86_64" "$tarball" --source "$source"
    enter python3 "$project/tests/install/spdx.py" "$project/build/sandpad-$version/sandpad-$version.spdx.json"
    (cd "$project/build/sandpad-$version" && sha256sum --check --quiet SHA256SUMS && ls -l)
    printf '%s\n' "${table[@]}"
}
