"""Where AppArmor gives user namespaces only to programs that have a profile.

Ubuntu 24.04 does so by a setting that Debian's kernel lacks. What that setting asks is the same rule that a
profile asks here: ann's shell has a profile without `userns`, and programs that she starts inherit it unless
they have their own.
"""
import contextlib
import os
import subprocess
from pathlib import Path

from sandpad import PATIENCE, PLENTY, expect, json_of

PROFILES = Path("/sys/kernel/security/apparmor/profiles")
PACKAGED = "/etc/apparmor.d/sandpad"
SHELL = "checks-no-userns"
# pix: with the profile of that name where one is loaded, else with this one.
RESTRICTED = f"""
abi <abi/4.0>,
profile {SHELL} {{
  file,
  /usr/bin/sandpad pix,
  capability,
  network,
  unix,
  dbus,
  signal,
  ptrace,
  mount,
  umount,
  remount,
  pivot_root,
  mqueue,
  io_uring,
}}
"""


def parser(*arguments, text=""):
    subprocess.run(["apparmor_parser", *arguments], input=text, text=True, check=True)


@contextlib.contextmanager
def restricted():
    """Root's part: ann may start a shell that has the restriction."""
    parser("--replace", text=RESTRICTED)
    try:
        yield
    finally:
        parser("--remove", text=RESTRICTED)


@contextlib.contextmanager
def without_profile():
    """Root's part: the package's profile is not loaded meanwhile."""
    parser("--remove", PACKAGED)
    try:
        with restricted():
            yield
    finally:
        parser("--replace", PACKAGED)


def label_of(process):
    return Path(f"/proc/{process}/attr/apparmor/current").read_text().strip()


def in_restricted_shell(*arguments, text=""):
    """What aa-exec itself starts has that profile whatever its own is, so it starts a shell."""
    shell = ["aa-exec", "-p", SHELL, "--", "sh", "-c", '"$@"; exit', "sh"]
    return subprocess.run([*shell, *arguments], input=text, capture_output=True, text=True,
                          timeout=PATIENCE, env=os.environ)


def restriction_works():
    """A program without a profile gets no namespace there, and the same one gets it elsewhere."""
    free = subprocess.run(["unshare", "--user", "true"], capture_output=True, text=True)
    expect(free.returncode == 0, f"refused without the restriction, too: {free.stderr}")
    refused = in_restricted_shell("unshare", "--user", "true")
    expect(refused.returncode != 0, "it got one")
    return refused.stderr.strip()


def level_in_restricted_shell():
    """The level of a run, and what else is printed."""
    options = ["run", "--language", "python", *PLENTY, "-"]
    result = json_of(in_restricted_shell("sandpad", *options, "--json", text="print('works')"))
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return result["isolation"]["level"], in_restricted_shell("sandpad", *options, text="print('works')").stderr.strip()


def runs_at(wanted):
    level, said = level_in_restricted_shell()
    expect(level == wanted, f"{level}: {said}")
    expect((level == "landlock") == ("landlock" in said), f"{level}: {said!r}")
    return f"{level}; {said or 'nothing else is said'}"
