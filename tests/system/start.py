"""Installs the Debian package on the system that was booted, and runs the checks.

Root's part. Each file of the folder `checks` says as which users it is run. A user gets a session
as at a login, with a user manager of systemd. The results go to a serial port, as lines of JSON;
scripts/dev/system/report of the project reads them.
"""
import contextlib
import json
import re
import runpy
import subprocess
import sys
import traceback
from pathlib import Path

HERE = Path(__file__).parent
PORT = "/dev/virtio-ports/org.sandpad.results"
# The second account, and one whose home has spaces and letters beyond ASCII.
USERS = {"ann": "/home/ann", "bob": "/home/bob", "zoe": "/home/Zoë Übergröße & Co"}

sys.path.insert(0, str(HERE))
sent = 0


def send(port, record):
    global sent
    port.write(json.dumps(record) + "\n")
    port.flush()
    sent += "check" in record
    print(json.dumps(record)[:200], flush=True)


def install(port):
    """Makes the users, and installs the package with apt, as a person does."""
    for name, home in USERS.items():
        subprocess.run(["useradd", "--create-home", "--home-dir", home, "--shell", "/bin/bash", name], check=True)
    # Nothing is left to be fetched: what the package wants was installed before. If it wants more
    # than that, apt refuses, because the machine has no network.
    ended = subprocess.run(["apt-get", "install", "--yes", "/run/checks/sandpad.deb"],
                           capture_output=True, text=True, env={"PATH": "/usr/sbin:/usr/bin", "DEBIAN_FRONTEND": "noninteractive"})
    seen = subprocess.run(["sandpad", "--version"], capture_output=True, text=True).stdout.strip() \
        if ended.returncode == 0 else (ended.stdout + ended.stderr)[-500:]
    send(port, {"check": "install: apt installs the package", "user": "root", "passed": ended.returncode == 0, "seen": seen})


def in_session(user, file):
    """The command that runs a check file in a session of that user."""
    return ["systemd-run", "--quiet", "--wait", "--pipe", "--collect", f"--uid={user}",
            "--property=PAMName=login", f"--working-directory={USERS.get(user, '/root')}",
            "--setenv=LANG=C.UTF-8", "--setenv=PYTHONDONTWRITEBYTECODE=1",
            "python3", str(HERE / "one.py"), str(file)]


def run_file(port, file):
    found = runpy.run_path(str(file))
    with found.get("prepared", contextlib.nullcontext)():
        for user in found["USERS"]:
            with subprocess.Popen(in_session(user, file), stdout=subprocess.PIPE, text=True) as session:
                for line in session.stdout:
                    send(port, json.loads(line))
            if session.returncode != 0:
                send(port, {"check": f"{file.stem}: the session", "user": user, "passed": False,
                            "seen": f"ended with status {session.returncode}"})


def chosen():
    """The check files, in their order; those whose names match the pattern of the boot option `checks=`."""
    words = Path("/proc/cmdline").read_text().split()
    pattern = next((word.partition("=")[2] for word in words if word.startswith("checks=")), "")
    return [file for file in sorted((HERE / "checks").glob("*.py")) if re.search(pattern, file.stem)]


with open(PORT, "w", encoding="utf-8") as port:
    install(port)
    for file in chosen():
        try:
            run_file(port, file)
        except Exception:
            send(port, {"check": f"{file.stem}: its preparation", "user": "root", "passed": False,
                        "seen": traceback.format_exc(limit=-2)})
    send(port, {"ended": sent})
