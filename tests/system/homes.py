"""What must hold in a home that takes no file."""
import os
import subprocess
import tempfile
from pathlib import Path

from desktop import (PROGRAM, TYPED, ended, figure_is_seen, fill_screen, is_open, kept_picture, press, put_on_clipboard,
                     window_called, x_server)
from sandpad import PLENTY, command, doctor, expect, run


def home_takes_no_file():
    try:
        (Path.home() / "file").write_text("x")
    except OSError as error:
        return error.strerror
    return expect(False, "a file could be written")


def runs():
    result = run("print('works')")
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return result["isolation"]["level"]


def reports():
    return f"{len(doctor()['isolation'])} lines"


def output_says_why():
    ended = command("run", *PLENTY, "--language", "python", "--output-dir", str(Path.home() / "out"), "-",
                    text="open('a', 'w').write('x' * 100000)")
    expect(ended.returncode == 125 and ended.stderr.startswith("sandpad:"), f"status {ended.returncode}: {ended.stderr}")
    return ended.stderr.strip()


def window(kind):
    """It runs a program, and asks before it closes, because what was typed could not be kept."""
    with tempfile.TemporaryDirectory() as settings:
        os.environ["XDG_CONFIG_HOME"] = settings
        with x_server(), ended(subprocess.Popen(["sandpad"])) as pad:
            fill_screen(window_called("Sandpad"))
            put_on_clipboard(f"{TYPED}\n{PROGRAM}")
            press("ctrl+a", "ctrl+v")
            press("ctrl+Return")
            seen = figure_is_seen(f"home-{kind}")
            press("ctrl+q")
            window_called("Not everything is saved")
            kept_picture(f"home-{kind}-asks")
            is_open(pad)
    return f"{seen}; it asks before it closes"


def checks(kind):
    """The checks of a home of this kind, "full" for example."""
    return {
        f"{kind} home: it takes no file": home_takes_no_file,
        f"{kind} home: a program runs": runs,
        f"{kind} home: doctor": reports,
        f"{kind} home: --output-dir there is refused with a sentence": output_says_why,
        f"{kind} home: the window": lambda: window(kind),
    }
