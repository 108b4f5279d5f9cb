"""The administrator allows no user namespaces at all."""
import refused_namespaces

USERS = ("ann",)
CHECKS = refused_namespaces.checks("no user namespaces")


def prepared():
    return refused_namespaces.set_to_zero("/proc/sys/user/max_user_namespaces")
