# The packages of the system that is booted to test the Debian package, and of the root that
# boots it. Both come from Debian 13, so the machine itself needs no emulator.

# The emulator; and mke2fs, which reads a tar archive by libarchive, so that it needs no root.
emulator_packages=(qemu-system-x86 e2fsprogs libarchive13t64)

# A system that boots to user sessions; what the package itself needs or recommends comes from
# the package. Of the rest only the checks know: they look at windows, press keys and open files.
system_packages=(
    linux-image-cloud-amd64 initramfs-tools zstd
    systemd-sysv libpam-systemd dbus-user-session udev kmod apparmor
    python3
    xvfb xauth openbox x11-utils xdotool imagemagick xclip fonts-wqy-microhei
    weston
    xdg-utils libglib2.0-bin shared-mime-info desktop-file-utils python3-gi
    locales
)
# Those that the system has beside C.UTF-8.
system_locales=(de_DE zh_CN)

# The names in a field such as Depends: of alternatives the first, without versions.
names_of_packages() {
    tr ',' '\n' | sed -E 's/[|(].*//; s/[[:space:]]//g' | sed '/^$/d'
}

# What a Debian package depends on and recommends.
packages_wanted_by() {
    local field
    for field in Depends Recommends; do
        in_emulator_root dpkg-deb --field "$1" "$field" | names_of_packages
    done
}
