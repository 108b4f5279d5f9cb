"""The window on an X server under a window manager: typed code is run, its figure is seen, and a picture is kept."""
import subprocess
from pathlib import Path

from desktop import (PROGRAM, TYPED, ended, figure_is_seen, fill_screen, is_open, press, type_text, window_called,
                     window_manager, x_server)

USERS = ("ann", "zoe")


def typed_code():
    script = Path.home() / "figure.py"
    script.write_text(PROGRAM)
    with x_server(), window_manager(), ended(subprocess.Popen(["sandpad", str(script)])) as window:
        fill_screen(window_called("Sandpad"))
        press("ctrl+Home")
        type_text(TYPED)
        press("ctrl+Return")
        seen = figure_is_seen("window")
        is_open(window)
    return seen


CHECKS = {"window on X11: typed code, its figure": typed_code}
