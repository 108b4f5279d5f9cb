# ./dev package --test [CHECKS]: installs the Debian package on a Debian 13 that boots, checks it
# there, and ends with a table.
# shellcheck source=scripts/dev/system/packages.sh
source "$project/scripts/dev/system/packages.sh"
# shellcheck source=scripts/dev/system/image.sh
source "$project/scripts/dev/system/image.sh"
# shellcheck source=scripts/dev/system/before.sh
source "$project/scripts/dev/system/before.sh"
# shellcheck source=scripts/dev/system/bare.sh
source "$project/scripts/dev/system/bare.sh"
# shellcheck source=scripts/dev/system/boot.sh
source "$project/scripts/dev/system/boot.sh"

# test_package PACKAGE.deb [CHECKS]: CHECKS is a pattern for the names of the check files.
test_package() {
    local folder=$project/build/system
    mkdir -p "$folder"
    install_root_tools
    make_emulator_root
    make_system_image "$1"
    rm -rf "$folder/kept"
    make_checks_disk "$1" "$folder"
    choose_accelerator
    echo "dev: booting Debian 13 (accelerator: $accelerator; at most $boot_minutes minutes)" >&2
    boot_system "$folder" "${2:-}" || echo "dev: the emulator ended with status $?" >&2
    enter "$project/scripts/dev/system/report" "$folder"
}
