# What ./dev bench compares with and nothing else needs. An ordinary build does not install it.

peer_packages=(
    libxdamage1 # tells what a program draws into its window
    kate sonnet6-plugins # which apt installs with it
)

# Makes `enter` lead to where the peers are. The bench says which rows it cannot measure without them.
bring_peers() {
    local root packages=("${build_packages[@]}" "${run_packages[@]}" xvfb openbox dbus-daemon "${peer_packages[@]}")
    if [ "$place" = native ]; then
        [ -n "${SANDPAD_NATIVE:-}" ] || install_packages "${peer_packages[@]}" \
            || echo "dev: Kate cannot be installed; its rows are not measured" >&2
        return
    fi
    root=$cache/bench-$(printf '%s\n' "${packages[@]}" | sha256sum | cut -c1-12)
    if make_root "$root" "${packages[@]}"; then
        debian_root=$root
    else
        echo "dev: without Kate; its rows are not measured" >&2
    fi
}
