"""The window under a compositor of Wayland.

The compositor shows its screen in a window on an X server without a screen. So a picture of that
is what the compositor has composed, and keys that are pressed there come from its keyboard.
"""
import contextlib
import os
import subprocess
from pathlib import Path

from desktop import (HEIGHT, PROGRAM, TYPED, WIDTH, colours, ended, figure_is_seen, is_open, press, take_picture,
                     type_text, wait_for, x_server, xdotool)
from sandpad import expect

USERS = ("ann",)
SOCKET = "wayland-checks"


def compositors_window():
    """Weston gives it a class, and no name that xdotool knows."""
    return subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "."], capture_output=True, text=True).stdout.split()


@contextlib.contextmanager
def compositor():
    """What is started in the block has this compositor, and no X server."""
    settings = Path.home() / "weston.ini"
    # On an emulated machine a key seems to be held, and a program of Wayland would repeat it.
    settings.write_text("[keyboard]\nrepeat-rate=0\n")
    arguments = ["--backend=x11", "--renderer=pixman", "--shell=kiosk", f"--width={WIDTH}", f"--height={HEIGHT}",
                 f"--socket={SOCKET}", f"--config={settings}", "--idle-time=0"]
    with x_server(), ended(subprocess.Popen(["weston", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        xdotool("windowfocus", wait_for("the compositor's screen", compositors_window)[-1])
        yield {name: value for name, value in os.environ.items() if name != "DISPLAY"} | {
            "WAYLAND_DISPLAY": SOCKET, "XDG_SESSION_TYPE": "wayland"}


def is_drawn():
    path = Path.home() / "drawn.png"
    take_picture(path)
    return len(colours(path)) > 100


def typed_code():
    script = Path.home() / "wayland.py"
    script.write_text(PROGRAM)
    with compositor() as environment, ended(subprocess.Popen(["sandpad", str(script)], env=environment)) as window:
        wait_for("the window", is_drawn)
        libraries = {Path(line.split()[-1]).name for line in
                     Path(f"/proc/{window.pid}/maps").read_text().splitlines() if ".so" in line}
        expect("libqxcb.so" not in libraries, "the window took the plugin for X11")
        press("ctrl+Home")
        type_text(TYPED)
        press("ctrl+Return")
        seen = figure_is_seen("wayland")
        is_open(window)
    return seen


CHECKS = {"window on Wayland: typed code, its figure": typed_code}
