"""The window on an X server: typed code is run, its figure is seen, and a picture is kept."""
import contextlib
import os
import subprocess
import time
from pathlib import Path

from sandpad import Failure, expect, keep

USERS = ("ann", "zoe")
COLOUR = (255, 0, 200)
# Its colour is missing. It is typed into the window, so without typing there is no figure. It needs
# no library: in the window the program has the usual limits, also on an emulated machine.
PROGRAM = """
class Figure:
    def _repr_svg_(self):
        return ('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150">'
                f'<rect width="300" height="150" fill="{colour}"/></svg>')

Figure()
"""
TYPED = 'colour = "#ff00c8"'


@contextlib.contextmanager
def ended(process):
    """The process is ended when the block is left."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def x_server():
    """An X server without a screen; it tells the number of its display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1200x800x24"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
    return server


def keyboard(*arguments):
    return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=300).stdout.split()


def take_picture(path):
    subprocess.run(["import", "-window", "root", str(path)], check=True)


def pixels_of_colour(path):
    from PIL import Image

    with Image.open(path) as picture:
        return sum(pixel == COLOUR for pixel in picture.convert("RGB").getdata())


def figure_is_seen(path, seconds=300):
    """Takes pictures until the figure's colour fills some of the window."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        take_picture(path)
        if (count := pixels_of_colour(path)) > 5000:
            return count
        time.sleep(3)
    keep(path)
    raise Failure(f"no figure within {seconds} s")


def typed_code():
    script = Path.home() / "figure.py"
    script.write_text(PROGRAM)
    picture = Path.home() / f"window-{os.environ['USER']}.png"
    with ended(x_server()), ended(subprocess.Popen(["sandpad", str(script)])) as window:
        shown = keyboard("search", "--sync", "--onlyvisible", "--name", "Sandpad")
        keyboard("windowsize", shown[-1], "1200", "800", "windowfocus", "--sync", shown[-1])
        keyboard("key", "ctrl+Home")
        keyboard("type", "--delay", "50", TYPED)
        keyboard("key", "ctrl+Return")
        count = figure_is_seen(picture)
        expect(window.poll() is None, f"the window ended with status {window.returncode}")
    keep(picture)
    return f"{count} pixels of the figure; {picture.name}"


CHECKS = {"window on X11: typed code, its figure": typed_code}
