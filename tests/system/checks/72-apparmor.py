"""The AppArmor profile of the package: Sandpad has it, and gets user namespaces by it."""
import signal
import subprocess

import apparmor
from desktop import ended, window_called, x_server, xdotool
from sandpad import PLENTY, expect

USERS = ("ann",)
LABEL = "sandpad (unconfined)"
prepared = apparmor.restricted


def command_has_it():
    running = subprocess.Popen(["sandpad", "run", "--language", "python", *PLENTY, "-"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    running.stdin.write("import time; print('started', flush=True); time.sleep(200)")
    running.stdin.close()
    try:
        expect(running.stdout.readline() == "started\n", "the program did not start")
        label = apparmor.label_of(running.pid)
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(60)
    expect(label == LABEL, label)
    return label


def window_has_it():
    with x_server(), ended(subprocess.Popen(["sandpad"])):
        label = apparmor.label_of(xdotool("getwindowpid", window_called("Sandpad"))[0])
    expect(label == LABEL, label)
    return label


CHECKS = {
    "AppArmor: the command has it": command_has_it,
    "AppArmor: the window has it": window_has_it,
    "AppArmor refuses user namespaces to a program without a profile": apparmor.restriction_works,
    "AppArmor refuses user namespaces, with the profile: namespaces": lambda: apparmor.runs_at("namespaces"),
}
