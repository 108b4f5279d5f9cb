# The disk of a Debian 13 system that boots: made once for each list of packages, and kept in the
# cache folder. Neither root nor loop devices are needed: mmdebstrap writes a tar archive, and
# mke2fs makes a file system from it.

# Runs a command in the root that has the emulator and mke2fs.
in_emulator_root() {
    local debian_root=$emulator_root
    in_debian_root "$@"
}

make_emulator_root() {
    emulator_root=$cache/emulator-$(printf '%s\n' "${emulator_packages[@]}" | sha256sum | cut -c1-12)
    make_root "$emulator_root" "${emulator_packages[@]}"
}

# make_system_image PACKAGE.deb: sets `system`, the folder with disk.img, kernel and initrd.
# The Debian package itself is not in it: the checks install it.
make_system_image() {
    local unit=$project/tests/system/sandpad-checks.service of_package wanted
    of_package=$(packages_wanted_by "$1")
    mapfile -t wanted < <(printf '%s\n' "${system_packages[@]}" "$of_package" | sort -u)
    system=$cache/system-$({ printf '%s\n' "${wanted[@]}" "${system_locales[@]}"; cat "$unit"; } | sha256sum | cut -c1-12)
    [ -e "$system/.complete" ] && return
    exec {lock}>"$system.lock"
    flock "$lock"
    [ -e "$system/.complete" ] || write_system "$system.partial" "$unit" "${wanted[@]}"
    exec {lock}>&-
}

# write_system FOLDER UNIT PACKAGE...: makes it under that temporary name, then renames it.
write_system() {
    local partial=$1
    echo "dev: making a Debian 13 system in $system (once; three to ten minutes, 3 GB)" >&2
    rm -rf "$partial"
    mkdir -p "$partial"
    write_system_archive "$@"
    # Sparse: it takes what the files take.
    in_emulator_root /usr/sbin/mke2fs -q -t ext4 -d "$partial/system.tar" "$partial/disk.img" 8G
    rm "$partial/system.tar"
    touch "$partial/.complete"
    mv "$partial" "$system"
}

# write_system_archive FOLDER UNIT PACKAGE...: FOLDER/system.tar, with kernel and initrd beside it.
write_system_archive() {
    local folder=$1 unit=$2 mirror name locales=()
    shift 2
    mirror=$(debian_mirror)
    for name in "${system_locales[@]}"; do
        locales+=(--customize-hook="chroot \"\$1\" localedef --inputfile=$name --charmap=UTF-8 $name.UTF-8")
    done
    if ! mmdebstrap --mode=auto --variant=apt --format=tar --include="$(IFS=,; echo "$*")" \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --customize-hook="copy-in $unit /etc/systemd/system" \
        --customize-hook='chroot "$1" systemctl enable sandpad-checks.service' \
        "${locales[@]}" --customize-hook="download /vmlinuz $folder/kernel" \
        --customize-hook="download /initrd.img $folder/initrd" \
        trixie "$folder/system.tar" ${mirror:+"$mirror"} >"$system.log" 2>&1; then
        tail -n 20 "$system.log" >&2
        echo "dev: could not make the system; the whole log is $system.log" >&2
        return 1
    fi
}
