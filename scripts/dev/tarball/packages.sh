# The packages of which the tarball carries files, and the systems that it is tried on.

# What the programs load: their libraries come with these. Qt's plugins for Wayland and for the
# input methods of Chinese are loaded by name, so no program depends on them; zstd packs the tarball.
carried_packages=(
    libqt6widgets6 libqt6network6 libqt6sql6-sqlite qt6-svg-plugins qt6-wayland fcitx5-frontend-qt6
    libqscintilla2-qt6-15 libkf6syntaxhighlighting6 libmd4c0 libgumbo3 libseccomp2 librsvg2-2
    bubblewrap
    fonts-dejavu-core fonts-inter fonts-jetbrains-mono fontconfig-config xkb-data libx11-data
    qt6-translations-l10n
    zstd
)

# Runs a command in the root that has those packages.
in_carried_root() {
    local debian_root=$carried_root
    in_debian_root "$@"
}

# Sets `carried_root`. Unlike other roots it has the packages' licences.
make_carried_root() {
    local root_options=(--dpkgopt='path-include=/usr/share/doc/*')
    carried_root=$cache/carried-$(printf '%s\n' "${carried_packages[@]}" | sha256sum | cut -c1-12)
    make_root "$carried_root" "${carried_packages[@]}"
}
