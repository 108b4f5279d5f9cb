# ./dev tarball --test: unpacks the tarball and runs it on other systems, which are roots of Debian
# and Ubuntu.
#
# They have no Qt and no X server. The window is shown on an X server of the root that Sandpad is
# built in; on Debian 13, which has a compositor, also on Wayland.
# shellcheck source=tests/install/rows.sh
source "$project/tests/install/rows.sh"

# in_tried_root COMMAND...: as an ordinary user, with nothing of this environment.
in_tried_root() {
    local debian_root=$tried_root user=()
    [ "$(id -u)" -ne 0 ] || user=(setpriv --reuid 12345 --regid 12345 --clear-groups)
    in_debian_root "${user[@]}" env --ignore-environment HOME="$tried_folder/home" \
        PATH=/usr/local/bin:/usr/bin:/bin LC_ALL=C.UTF-8 TMPDIR=/tmp DISPLAY="${tried_display:-}" "$@"
}

# try_tarball NAME SUITE PACKAGE...: on a Debian root with these packages.
try_tarball() {
    local name=$1 root_suite=$2 tried_root tried_folder
    shift 2
    tried_root=$cache/tried-$(printf '%s\n' "$root_suite" "$@" | sha256sum | cut -c1-12)
    tried_folder="$build/tarball/Ordner für $name"
    # A mirror may be older than a suite that changes every day allows.
    local root_options=(--aptopt='Acquire::Check-Valid-Until "false"')
    make_root "$tried_root" "$@" || { rows+=("${without_root:-FAIL}  $name  its root could not be made"); return; }
    rm -rf "$tried_folder"
    mkdir -p "$tried_folder/home"
    in_carried_root tar --extract --no-same-owner --file "$tarball" --directory "$tried_folder"
    [ "$(id -u)" -ne 0 ] || chown 12345:12345 "$tried_folder/home"
    local sandpad row
    sandpad=("$tried_folder"/sandpad-*/bin/sandpad)
    while read -r row; do
        rows+=("${row:0:4}  $(printf '%-28s' "$name")${row:4}")
    done < <(in_tried_root "$project/tests/tarball/check" "${sandpad[0]}" || row FAIL "the checks of the command" "were not ended"
        try_window "$name" "${sandpad[0]}"
        try_wayland "$name" "${sandpad[0]}")
}

# try_ubuntu NAME SUITE PACKAGE...: where Ubuntu's packages can be had. Debian has no keys for them.
try_ubuntu() {
    local root_mirror="deb [trusted=yes] http://archive.ubuntu.com/ubuntu $2 main universe" without_root=SKIP
    try_tarball "$@"
}

# try_window NAME SANDPAD: a figure that the window shows, and where the libraries come from.
try_window() {
    local picture="$build/tarball/$1.png" pixels libraries process
    cp "$project/tests/tarball/figure.py" "$tried_folder/home"
    in_tried_root "$2" "$tried_folder/home/figure.py" >"$tried_folder/window.log" 2>&1 &
    if pixels=$(enter "$project/tests/tarball/look-at-window" "$tried_display" "$picture"); then
        row PASS "the window shows a figure" "$pixels pixels in $picture"
    else
        row FAIL "the window shows a figure" "$(tail -n 3 "$tried_folder/window.log" | tr '\n' ' ')"
    fi
    process=$(process_of_window "$2")
    libraries=$(foreign_libraries "$2" "$process")
    if [ -n "$process" ] && [ -z "$libraries" ]; then
        row PASS "all libraries are those of the tarball" ""
    else
        row FAIL "all libraries are those of the tarball" "$libraries"
    fi
    if grep -q '/share/fonts/Inter-' "/proc/$process/maps"; then
        row PASS "the window has the tarball's fonts" ""
    else
        row FAIL "the window has the tarball's fonts" ""
    fi
    [ -z "$process" ] || kill "$process"
    wait
}

# try_wayland NAME SANDPAD: where there is a compositor.
try_wayland() {
    local picture="$build/tarball/$1 Wayland.png" pixels
    [ -x "$tried_root/usr/bin/weston" ] || return 0
    rm -f "$picture"
    in_tried_root timeout 120 "$project/tests/tarball/show-on-wayland" "$2" "$tried_folder/home/figure.py" \
        "$tried_folder/home/wayland.png" >"$tried_folder/wayland.log" 2>&1 || true
    cp "$tried_folder/home/wayland.png" "$picture" 2>/dev/null || true
    # The colour of the button that runs.
    if pixels=$(enter "$project/tests/tarball/count-pixels" "$picture" '#2563eb' 2>/dev/null) && [ "$pixels" -gt 500 ]; then
        row PASS "the window on Wayland" "picture in $picture"
    else
        row FAIL "the window on Wayland" "$(tail -n 3 "$tried_folder/wayland.log" | tr '\n' ' ')"
    fi
}

# process_of_window SANDPAD
process_of_window() {
    local process program
    program=$(cd "$(dirname "$1")/.." && pwd)/lib/programs/sandpad-window
    for process in /proc/[0-9]*; do
        if grep -qzxF "$program" "$process/cmdline" 2>/dev/null; then
            echo "${process#/proc/}"
            return
        fi
    done
}

# foreign_libraries SANDPAD PROCESS: what it has loaded from elsewhere.
foreign_libraries() {
    local folder
    folder=$(cd "$(dirname "$1")/.." && pwd)
    sed -nE 's/^[^\/]*(\/.*\.so[.0-9]*)$/\1/p' "/proc/$2/maps" | sort -u | grep -vF "$folder/" || true
}

# start_display: sets `tried_display`, an X server without a screen, and `tried_server`, its process.
start_display() {
    local said number
    # shellcheck disable=SC2016
    exec {said}< <(enter bash -c 'echo $$; exec Xvfb -displayfd 1 -screen 0 1200x800x24 -noreset' 2>/dev/null)
    read -r -t 60 tried_server <&"$said"
    read -r -t 60 number <&"$said"
    tried_display=:$number
}

test_tarball() {
    local rows=() failed tried_display='' tried_server='' tarball=$1
    start_display
    try_tarball "Debian 12" bookworm python3 nodejs
    # glibc 2.31, older than that of Ubuntu 22.04; its Node.js is too old for Sandpad. Without
    # usrmerge it would have a /bin that in_debian_root does not know.
    try_tarball "Debian 11" bullseye python3 nodejs usrmerge
    try_tarball "Debian 13" trixie python3 nodejs weston
    # glibc newer than the one that the tarball carries
    try_tarball "Debian unstable" sid python3 nodejs
    try_ubuntu "Ubuntu 22.04" jammy python3 nodejs usrmerge
    try_ubuntu "Ubuntu 24.04" noble python3 nodejs
    kill "$tried_server"
    printf '%s\n' "${rows[@]}"
    failed=$(printf '%s\n' "${rows[@]}" | grep -c '^FAIL') || true
    echo "${#rows[@]} checks, $failed failed"
    [ "$failed" -eq 0 ]
}
