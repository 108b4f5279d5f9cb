# ./dev bare PACKAGE.deb: installs the Debian package on a Debian root that has what the package depends
# on and nothing else, and tries it there. What is missing in Depends is missing there.
#
# Roots with more cannot show it: the one that Sandpad is built in has all that it may need, and the
# system that is booted has what the package recommends and what the checks need.

# Files of an ordinary user's root belong to subordinate uids.
as_owner_of_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else in_subuids "$@"; fi
}

# make_bare_root PACKAGE.deb: sets `bare_root`, a copy of a root with the dependencies that is kept, with
# the package installed. dpkg refuses if a dependency is lacking or too old.
make_bare_root() {
    local depends kept
    mapfile -t depends < <(enter dpkg-deb --field "$1" Depends | names_of_packages | sort -u)
    kept=$cache/bare-$(printf '%s\n' "${depends[@]}" | sha256sum | cut -c1-12)
    make_root "$kept" "${depends[@]}"
    bare_root=$build/bare/root
    remove_roots "$bare_root"
    mkdir -p "$build/bare"
    as_owner_of_root cp --archive --reflink=auto "$kept" "$bare_root"
    as_owner_of_root cp "$1" "$bare_root/var/tmp/sandpad.deb"
    as_owner_of_root chroot "$bare_root" /usr/bin/env PATH=/usr/sbin:/usr/bin DEBIAN_FRONTEND=noninteractive \
        dpkg --install /var/tmp/sandpad.deb >"$build/bare/dpkg.log" 2>&1 || {
        cat "$build/bare/dpkg.log" >&2
        return 1
    }
}

# in_bare_root COMMAND...: as an ordinary user, with nothing of this environment.
in_bare_root() {
    local debian_root=$bare_root user=()
    [ "$(id -u)" -ne 0 ] || user=(setpriv --reuid 12345 --regid 12345 --clear-groups)
    in_debian_root "${user[@]}" env --ignore-environment HOME="$bare_home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
        TMPDIR=/tmp DISPLAY="${tried_display:-}" "$@"
}

# try_bare_window: it is shown on an X server of the root that Sandpad is built in, which also takes the
# picture.
try_bare_window() {
    local picture=$build/bare/window.png pixels process
    # shellcheck disable=SC2016
    in_bare_root sh -c 'echo $$ >"$HOME/process"; exec sandpad' >"$build/bare/window.log" 2>&1 &
    if pixels=$(enter "$project/tests/install/look-at-window" "$tried_display" "$picture"); then
        row PASS "the window is shown" "$pixels pixels of its colours in $picture"
    else
        row FAIL "the window is shown" "$(tail -n 3 "$build/bare/window.log" | tr '\n' ' ')"
    fi
    process=$(cat "$bare_home/process" || true)
    # It is loaded by name. Without it the window starts all the same, and keeps no run.
    if grep -qs '/libqsqlite.so$' "/proc/$process/maps"; then
        row PASS "the window has its driver for SQLite" ""
    else
        row FAIL "the window has its driver for SQLite" "libqsqlite.so is not loaded"
    fi
    [ ! -e "/proc/$process" ] || kill "$process"
    wait
}

# try_package PACKAGE.deb
try_package() {
    local rows=() failed bare_root bare_home=$build/bare/home tried_display='' tried_server=''
    make_bare_root "$1"
    rm -rf "$bare_home"
    mkdir -p "$bare_home"
    [ "$(id -u)" -ne 0 ] || chown 12345:12345 "$bare_home"
    start_display
    mapfile -t rows < <(in_bare_root "$project/tests/install/check-bare" || row FAIL "the checks of the command" "were not ended"
        try_bare_window)
    kill "$tried_server"
    remove_roots "$bare_root"
    printf '%s\n' "${rows[@]}"
    failed=$(printf '%s\n' "${rows[@]}" | grep -c '^FAIL') || true
    echo "${#rows[@]} checks, $failed failed"
    [ "$failed" -eq 0 ]
}
