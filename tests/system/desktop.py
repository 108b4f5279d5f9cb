"""A desktop for the checks: servers of windows without a screen, keys, pictures."""
import contextlib
import json
import os
import signal
import subprocess
import time
from pathlib import Path

from sandpad import Failure, expect, keep

WIDTH, HEIGHT = 1200, 800
MAGENTA = (255, 0, 200)
# Its colour is missing. It is typed into the window, so without typing there is no figure.
PROGRAM = """
class Figure:
    def _repr_svg_(self):
        return ('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150">'
                f'<rect width="300" height="150" fill="{colour}"/></svg>')

Figure()
"""
TYPED = 'colour = "#ff00c8"'
PATIENCE = 300  # seconds, on an emulated machine


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


def wait_for(what, found, seconds=PATIENCE):
    """What `found` gives as soon as it is something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if seen := found():
            return seen
        time.sleep(2)
    raise Failure(f"{what}: not within {seconds} s")


@contextlib.contextmanager
def x_server():
    """An X server without a screen; programs that are started in the block are shown there. How it looks
    when a check fails is kept."""
    let_runs_take_long()
    reading, writing = os.pipe()
    # -r: a key that is held, as it seems on a slow machine, is not repeated.
    server = subprocess.Popen(["Xvfb", "-r", "-noreset", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with ended(server), os.fdopen(reading) as pipe:
        os.environ["DISPLAY"] = f":{pipe.readline().strip()}"
        try:
            yield
        except Failure:
            kept_picture("failed")
            raise
        finally:
            del os.environ["DISPLAY"]


@contextlib.contextmanager
def window_manager():
    """A window manager on the X server."""
    with ended(subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)):
        # The window by which a manager says that it is there (Extended Window Manager Hints).
        wait_for("the window manager", lambda: "window id" in subprocess.run(
            ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True).stdout)
        yield


def xdotool(*arguments):
    return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=PATIENCE).stdout.split()


def let_runs_take_long():
    """Programs of the window get the limits that those of the commands get here, by the person's settings."""
    settings = Path(os.environ.get("XDG_CONFIG_HOME", Path.home() / ".config"), "sandpad/settings.json")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps({"limits": {"cpuSeconds": 200, "wallSeconds": 250}}))


def windows_called(name):
    """The windows that are seen and whose titles match."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", name], capture_output=True, text=True)
    return found.stdout.split()


def window_called(name, seconds=PATIENCE):
    """Waits for a window whose title matches, and gives its number."""
    return wait_for(f"a window with the title {name}", lambda: windows_called(name), seconds)[-1]


def fill_screen(window):
    xdotool("windowmove", window, "0", "0", "windowsize", window, str(WIDTH), str(HEIGHT), "windowfocus", "--sync", window)


def press(*keys):
    """Keys for the window that has the focus."""
    xdotool("key", "--delay", "100", *keys)


def type_text(text):
    xdotool("type", "--delay", "50", text)


def picture_file(name):
    """Not in the home, which may take no file."""
    return Path("/tmp", f"{name}-{os.environ['USER']}.png")


def take_picture(path):
    subprocess.run(["import", "-window", "root", str(path)], check=True)


def colours(path):
    """How many pixels of a picture have which colour."""
    from PIL import Image

    with Image.open(path) as picture:
        return {colour: count for count, colour in picture.convert("RGB").getcolors(WIDTH * HEIGHT)}


def kept_picture(name):
    """Takes pictures until three of them are alike, and keeps the last."""
    path = picture_file(name)
    seen = []

    def is_settled():
        take_picture(path)
        seen.append(colours(path))
        return len(seen) > 2 and seen[-1] == seen[-2] == seen[-3]

    with contextlib.suppress(Failure):  # a caret may blink
        wait_for("a picture that stays", is_settled, 60)
    keep(path)


def figure_is_seen(name, colour=MAGENTA, seconds=PATIENCE):
    """Takes pictures until a figure of this colour fills some of the window; the last one is kept."""
    path = picture_file(name)

    def count():
        take_picture(path)
        return (seen := colours(path).get(colour, 0)) > 5000 and seen

    try:
        seen = wait_for("a figure", count, seconds)
    finally:
        keep(path)  # also where there is none, as long as the window is there
    return f"{seen} pixels of the figure; {path.name}"


def put_on_clipboard(text):
    # It stays and serves the clipboard until the X server ends.
    subprocess.run(["xclip", "-selection", "clipboard", "-in"], input=text, text=True, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def is_running(program):
    """Whether the process of a folder of /proc runs; one that nobody has waited for does not."""
    try:
        return bool((program / "cmdline").read_bytes())
    except OSError:
        return False


@contextlib.contextmanager
def quits(window):
    """The program that has this window is told to quit when the block is left, as a person does it."""
    program = Path("/proc", xdotool("getwindowpid", window)[0])
    try:
        yield
        press("ctrl+q")
        wait_for("the end of the program", lambda: not is_running(program), 60)
    finally:
        if is_running(program):
            os.kill(int(program.name), signal.SIGKILL)


def is_open(process):
    expect(process.poll() is None, f"the window ended with status {process.returncode}")
