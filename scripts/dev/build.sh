# Choosing the build, preparing the machine, configuring and building.

# What to build of it; all when empty.
targets=()

choose_preset() {
    local default=dev
    case $1 in bench | soak | package | tarball | release) default=release ;; esac
    [ "$1" = fuzz ] && SANDPAD_PRESET=fuzz
    preset=${SANDPAD_PRESET:-$default}
    case $preset in
        dev | release | asan) ;;
        fuzz) targets=(--target fuzzers) ;;
        *) echo "dev: SANDPAD_PRESET is '$preset'; use dev, release or asan" >&2; exit 2 ;;
    esac
    # Who wants to see it run, or to pack it, need not wait for the tests.
    case $1 in
        run | package) targets=(--target sandpad sandpad-init) ;;
        tarball | release) targets=(--target sandpad sandpad-init sandpad-launcher) ;;
    esac
    build=$project/build/$preset
}

# Sets `place`, the name of where we build: natively or in which Debian root.
prepare_machine() {
    if [ -n "${SANDPAD_NATIVE:-}" ] || distribution_has_packages; then
        place=native
        [ -n "${SANDPAD_NATIVE:-}" ] || install_packages "${all_packages[@]}"
    else
        place=$debian_root
        make_debian_root
    fi
}

# Runs a command where Sandpad is built, with the built sandpad first on PATH.
enter() {
    if [ "$place" = native ]; then
        PATH=$build/bin:$PATH "$@"
    else
        in_debian_root "$@"
    fi
}

# A build folder belongs to one place; from another its compiler would not be found.
build_targets() {
    # One at a time: two builds in one folder read each other's half-written files.
    mkdir -p "$project/build"
    exec 8>"$project/build/.lock"
    flock 8
    if [ "$(cat "$build/.place" 2>/dev/null)" != "$place" ]; then
        rm -rf "$build"
        mkdir -p "$build"
        echo "dev: configuring the $preset build (seconds)" >&2
        (cd "$project" && quietly enter cmake --preset "$preset" -DSANDPAD_SITE="${SANDPAD_SITE:-}")
        echo "$place" >"$build/.place"
        echo "dev: building (three to six minutes the first time, more on a busy machine)" >&2
    fi
    # On a terminal one line tells how far it is.
    if [ -t 1 ]; then
        enter cmake --build "$build" "${targets[@]}"
    else
        quietly enter cmake --build "$build" "${targets[@]}"
    fi
    exec 8>&-
}

# Shows a step's output only if it fails.
quietly() {
    local log=$build/step.log
    if ! "$@" >"$log" 2>&1; then
        cat "$log" >&2
        echo "dev: failed: $*" >&2
        exit 1
    fi
}
