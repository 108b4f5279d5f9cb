# Boots the system in an emulator, with a second disk that holds the Debian package and the checks.
#
# The checks write their results to a serial port of their own, as lines of JSON, so nothing is
# guessed from what the console shows. The first disk is never written: its changes go to a
# temporary file.

# Without hardware support every instruction is translated, which takes ten times as long.
boot_minutes=90

# Sets `accelerator`: KVM where the kernel gets as far as its first program, else the translator.
# A /dev/kvm alone says little: inside some virtual machines it is there and fails.
choose_accelerator() {
    accelerator=tcg
    [ -w /dev/kvm ] || return 0
    if in_emulator_root timeout 30 qemu-system-x86_64 -machine q35,accel=kvm -cpu host -m 1024 \
        -nodefaults -display none -no-reboot -kernel "$system/kernel" -initrd "$system/initrd" \
        -append "console=ttyS0 panic=-1 rdinit=/bin/true" -serial stdio </dev/null 2>&1 \
        | grep -qa "/bin/true as init process"; then
        accelerator=kvm
    fi
}

# make_checks_disk PACKAGE.deb FOLDER: FOLDER/checks.img with all that the checks read.
make_checks_disk() {
    local files=$2/checks
    rm -rf "$files"
    mkdir -p "$files"
    cp "$1" "$files/sandpad.deb"
    make_package_before "$1" "$files/before.deb"
    cp -r "$project/tests/system" "$project/resources/samples" "$project/docs/examples" "$files"
    rm -f "$2/checks.img"
    in_emulator_root /usr/sbin/mke2fs -q -t ext2 -L checks -d "$files" "$2/checks.img" 256M
}

# boot_system FOLDER CHECKS: leaves FOLDER/results and FOLDER/console.log.
boot_system() {
    local folder=$1 processor=host
    # The translator's cmpxchg16b is not atomic between two processors.
    [ "$accelerator" = kvm ] || processor=max,cx16=off
    : >"$folder/results"
    # In the foreground, so that Ctrl+C reaches it. Temporary files go where there is room.
    TMPDIR=$folder in_emulator_root timeout --foreground --kill-after=10 $((boot_minutes * 60)) \
        qemu-system-x86_64 -machine "q35,accel=$accelerator" -cpu "$processor" -smp 2 -m 4096 \
        -nodefaults -no-user-config -display none -no-reboot -nic none \
        -kernel "$system/kernel" -initrd "$system/initrd" \
        -append "root=/dev/vda rw console=ttyS0 TERM=dumb panic=-1 checks=$2" \
        -drive "file=$system/disk.img,if=virtio,format=raw,snapshot=on" \
        -drive "file=$folder/checks.img,if=virtio,format=raw,readonly=on" \
        -device virtio-rng-pci -device virtio-serial \
        -chardev "file,id=results,path=$folder/results" \
        -device virtserialport,chardev=results,name=org.sandpad.results \
        -serial "file:$folder/console.log" </dev/null
}
