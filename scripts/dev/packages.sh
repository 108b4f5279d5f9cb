# The Debian packages Sandpad is built, run and tested with; CONTRIBUTING.md gives the reasons.

build_packages=(
    g++ mold cmake ninja-build ccache git ca-certificates pkg-config dpkg-dev
    qt6-base-dev qt6-l10n-tools qt6-svg-plugins libqt6sql6-sqlite
    libqscintilla2-qt6-dev libkf6syntaxhighlighting-dev nlohmann-json3-dev
    libseccomp-dev libmd4c-dev libgumbo-dev librsvg2-dev librsvg2-bin
)
run_packages=(
    bubblewrap passt
    python3 python3-matplotlib python3-pandas python3-pil
    nodejs esbuild node-typescript libsocket-wrapper mono-mcs mono-runtime poppler-utils
    fonts-dejavu-core fonts-inter fonts-jetbrains-mono qt6-translations-l10n
)
test_packages=(
    clang-format clang-tidy clang libclang-rt-dev file
    xvfb xauth openbox xdotool imagemagick procps strace dbus-daemon
    at-spi2-core gir1.2-atspi-2.0 python3-gi
    libpython3.13-testsuite python-matplotlib-doc python3-seaborn python3-altair
    desktop-file-utils appstream apparmor lintian
    bash-completion zsh fish
)
all_packages=("${build_packages[@]}" "${run_packages[@]}" "${test_packages[@]}")

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "dev: '$*' needs root, and sudo is not installed." >&2
        return 1
    fi
}

# Prints those of the given packages that are not installed.
missing_packages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f '${db:Status-Status}\n' "$name" 2>/dev/null | grep -qx installed || echo "$name"
    done
}

install_packages() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] && return
    echo "dev: installing ${#missing[@]} packages (a few minutes the first time): ${missing[*]}" >&2
    as_root apt-get update -q >&2
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# Does this distribution have Qt 6 builds of QScintilla and KDE syntax-highlighting?
distribution_has_packages() {
    local ID='' VERSION_ID=''
    # shellcheck source=/dev/null
    [ -r /etc/os-release ] && . /etc/os-release
    if [ "$ID" = debian ]; then
        # testing and unstable name no version
        [ -z "$VERSION_ID" ] || [ "${VERSION_ID%%.*}" -ge 13 ]
        return
    fi
    local name
    for name in libkf6syntaxhighlighting-dev libqscintilla2-qt6-dev; do
        apt-cache policy "$name" 2>/dev/null | grep -q 'Candidate: [0-9]' || return 1
    done
}
