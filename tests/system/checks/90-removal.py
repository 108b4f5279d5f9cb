"""The package is removed, then purged: nothing is left of it but what users have made."""
import subprocess
from pathlib import Path

from sandpad import expect

USERS = ("root",)
PROFILES = Path("/sys/kernel/security/apparmor/profiles")


def apt(*arguments):
    subprocess.run(["apt-get", "--yes", *arguments], check=True, capture_output=True,
                   env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"})


def files_of_package():
    listed = subprocess.run(["dpkg", "--listfiles", "sandpad"], check=True, capture_output=True, text=True).stdout
    return [Path(line) for line in listed.splitlines() if Path(line).is_file()]


def named_sandpad():
    """Files outside of homes whose path names Sandpad, except the unit and the port of these checks."""
    found = subprocess.run(["find", "/etc", "/usr", "/var", "/opt", "/tmp", "/run", "/dev/shm", "-xdev",
                            "-iname", "*sandpad*", "-not", "-name", "*sandpad-checks*",
                            "-not", "-name", "*org.sandpad.results*"],
                           check=True, capture_output=True, text=True).stdout
    return found.split()


def remove():
    files = files_of_package()
    settings = [file for file in files if file.is_relative_to("/etc")]
    apt("remove", "sandpad")
    left = [str(file) for file in files if file.exists() and file not in settings]
    expect(not left, f"left: {left}")
    expect(all(file.exists() for file in settings), "settings are gone before the purge")
    return f"{len(files) - len(settings)} files gone; kept: {', '.join(map(str, settings))}"


def purge():
    apt("purge", "sandpad")
    left = named_sandpad()
    expect(not left, f"left: {left}")
    return "no file outside of homes names Sandpad"


def no_profile():
    if not PROFILES.exists():
        return "this kernel runs without AppArmor"
    loaded = [line for line in PROFILES.read_text().splitlines() if "sandpad" in line]
    expect(not loaded, f"still loaded: {loaded}")
    return "none is loaded"


def data_of_users():
    expect(Path("/home/ann/.cache/sandpad").is_dir(), "the user's data are gone")
    return "/home/ann/.cache/sandpad is still there"


CHECKS = {
    "removal: only settings are left": remove,
    "purge: nothing is left": purge,
    "purge: no AppArmor profile is left": no_profile,
    "purge: the data of users stay": data_of_users,
}
