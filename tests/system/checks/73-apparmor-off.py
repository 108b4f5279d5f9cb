"""AppArmor refuses user namespaces, and the profile of the package is not loaded."""
import apparmor

USERS = ("ann",)
CHECKS = {"AppArmor refuses user namespaces, without the profile: landlock": lambda: apparmor.runs_at("landlock")}
prepared = apparmor.without_profile
