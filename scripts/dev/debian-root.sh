# A Debian 13 root in a cache folder, for distributions without Sandpad's packages.
#
# It is made once by mmdebstrap under a temporary name and renamed when complete, so an
# interrupted set-up is simply done again. Its name holds a hash of the package list: a changed
# list makes a new root beside the old one. It is entered with bubblewrap; chroot would not do, because the kernel
# refuses new user namespaces, which Sandpad's own sandbox needs, to a chrooted process.

cache=${SANDPAD_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/sandpad}
root_key=$(printf '%s\n' "${all_packages[@]}" | sha256sum | cut -c1-12)
debian_root=$cache/debian13-$root_key
root_options=()

# The package mirror this machine already uses, or nothing (mmdebstrap then takes its default).
debian_mirror() {
    command -v apt-get >/dev/null || return 0
    apt-get indextargets 'Created-By: Packages' --format '$(LABEL) $(REPO_URI)' 2>/dev/null \
        | awk '$1 == "Debian" { print $2; exit }'
}

make_debian_root() {
    make_root "$debian_root" "${all_packages[@]}"
}

# What makes a root; an ordinary user's root is made in a user namespace with subordinate uids.
install_root_tools() {
    if ! command -v apt-get >/dev/null; then
        echo "dev: this system has neither Sandpad's packages nor apt to make a Debian 13 root with." >&2
        return 1
    fi
    local tools=(mmdebstrap bubblewrap debian-archive-keyring)
    [ "$(id -u)" -eq 0 ] || tools+=(uidmap)
    install_packages "${tools[@]}"
}

# make_root FOLDER PACKAGE...: a Debian root with these packages, unless it is there already.
# `root_suite` is the name of another Debian than 13, `root_mirror` is the place of its packages,
# `root_options` are more for mmdebstrap.
make_root() {
    local root=$1
    shift
    [ -e "$root/.complete" ] && return
    install_root_tools
    mkdir -p "$cache"
    exec {lock}>"$root.lock"
    flock "$lock"
    [ -e "$root/.complete" ] && { exec {lock}>&-; return; }
    echo "dev: making a Debian root (${root_suite:-trixie}) in $root (once; one to five minutes, up to 2 GB)" >&2
    remove_roots "$root.partial"
    local partial=$root.partial log=$root.log mirror include
    mirror=${root_mirror:-$(debian_mirror)}
    include=$(IFS=,; echo "$*")
    if ! mmdebstrap --mode=auto --variant=apt --include="$include" \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-include=/usr/share/doc/python-matplotlib-doc/*.py' \
        "${root_options[@]}" "${root_suite:-trixie}" "$partial" ${mirror:+"$mirror"} >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        echo "dev: could not make the Debian root; the whole log is $log" >&2
        return 1
    fi
    mv "$partial" "$root"
    touch "$root/.complete" 2>/dev/null || in_subuids touch "$root/.complete"
    exec {lock}>&-
}

# Files of a root made by an ordinary user belong to subordinate uids, which only mmdebstrap's
# own user namespace may touch.
in_subuids() {
    mmdebstrap --unshare-helper "$@"
}

remove_roots() {
    local old
    for old in "$@"; do
        [ -e "$old" ] || continue
        rm -rf --one-file-system "$old" 2>/dev/null || in_subuids rm -rf --one-file-system "$old"
    done
}

# Runs a command inside the root: its /usr and /etc, everything else of the host at its own path.
in_debian_root() {
    local args=() entry name
    for name in usr etc var; do args+=(--ro-bind "$debian_root/$name" "/$name"); done
    for name in bin sbin lib lib64; do args+=(--symlink "usr/$name" "/$name"); done
    for entry in /*; do
        name=${entry#/}
        case $name in
            bin | sbin | lib* | usr | etc | var | proc | sys | dev | run | boot | lost+found | '*') ;;
            *) [ -d "$entry" ] && [ ! -L "$entry" ] && args+=(--bind "$entry" "$entry") ;;
        esac
    done
    args+=(--tmpfs /var/tmp --tmpfs /run --dev-bind /dev /dev --bind /proc /proc --ro-bind /sys /sys)
    [ -d "/run/user/$(id -u)" ] && args+=(--bind "/run/user/$(id -u)" "/run/user/$(id -u)")
    for entry in /etc/passwd /etc/group /etc/hosts /etc/resolv.conf; do
        [ -e "$entry" ] && [ -e "$debian_root$entry" ] && args+=(--ro-bind "$(readlink -f "$entry")" "$entry")
    done
    # The caller's folder and the project, should they lie in a place that the root covers.
    for entry in "$PWD" "$project"; do
        case $entry in /usr/* | /etc/* | /var/* | /run/*) args+=(--bind "$entry" "$entry") ;; esac
    done
    local path=$build/bin:/usr/local/bin:/usr/bin:/bin dotnet
    if dotnet=$(command -v dotnet); then
        args+=(--ro-bind "$(dirname "$(readlink -f "$dotnet")")" /dotnet)
        path+=:/dotnet
    fi
    [ "$(id -u)" -eq 0 ] && args+=(--cap-add ALL)
    bwrap "${args[@]}" --chdir "$PWD" --unsetenv BASH_ENV --setenv PATH "$path" -- "$@"
}
