"""Only root may make user namespaces: the setting that Debian's kernel has."""
import refused_namespaces

USERS = ("ann",)
CHECKS = refused_namespaces.checks("namespaces for root only")


def prepared():
    return refused_namespaces.set_to_zero("/proc/sys/kernel/unprivileged_userns_clone")
