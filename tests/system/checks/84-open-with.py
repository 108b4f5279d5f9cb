"""Files are opened by the program that opened them before, until a person chooses Sandpad."""
import contextlib
import os
import subprocess
import tempfile
from pathlib import Path

from desktop import fill_screen, kept_picture, quits, wait_for, window_called, x_server
from sandpad import expect

USERS = ("ann",)
TYPES = {"text/x-python": "zwei wörter.py", "text/markdown": "answer.md"}
EDITOR = """[Desktop Entry]
Type=Application
Name=Editor
Exec=touch %f.edited
MimeType=text/plain;
"""
FOLDER = Path("/home/ann/opened")


def as_ann(*command):
    subprocess.run(["runuser", "--login", "ann", "--command", " ".join(command)], check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def prepared():
    """Root's part: ann opens her files with an editor; then the package is installed, once more."""
    editor = Path("/usr/local/share/applications/editor.desktop")
    editor.parent.mkdir(parents=True, exist_ok=True)
    editor.write_text(EDITOR)
    as_ann("mkdir --parents ~/.config")  # xdg-mime makes none
    as_ann("xdg-mime default", editor.name, *TYPES)
    subprocess.run(["apt-get", "install", "--yes", "--reinstall", "/run/checks/sandpad.deb"], check=True, capture_output=True)
    yield


def opened(file):
    subprocess.run(["xdg-open", str(file)], check=True, timeout=300, env=os.environ | {"XDG_CURRENT_DESKTOP": "GNOME"})


def default_of(kind):
    return subprocess.run(["xdg-mime", "query", "default", kind], check=True, capture_output=True, text=True).stdout.strip()


def files():
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / TYPES["text/x-python"]).write_text("print('opened')\n")
    (FOLDER / TYPES["text/markdown"]).write_text(Path("/run/checks/examples/answer.md").read_text())
    return [FOLDER / name for name in TYPES.values()]


def an_editor_stays():
    """Where nobody has chosen, a program for all texts opens them as before."""
    with tempfile.TemporaryDirectory() as nothing:
        for kind in (*TYPES, "text/javascript", "text/x-csharp", "text/vnd.trolltech.linguist", "text/plain"):
            said = subprocess.run(["gio", "mime", kind], check=True, capture_output=True, text=True,
                                  env=os.environ | {"XDG_CONFIG_HOME": nothing}).stdout
            default, others = said.split("\n", 1)
            expect(default.endswith("editor.desktop"), default)
            expect("zz-sandpad-open.desktop" in others, f"Sandpad is not offered for {kind}: {others}")
    return "the editor of texts opens them, Sandpad is offered"


def nothing_is_taken_over():
    defaults = {kind: default_of(kind) for kind in TYPES}
    expect(set(defaults.values()) == {"editor.desktop"}, defaults)
    for file in files():
        opened(file)
        wait_for("the editor", file.with_name(file.name + ".edited").exists)
    system = [path for folder in ("/etc/xdg", "/usr/share/applications") for path in Path(folder).glob("*mimeapps.list")]
    naming = [str(path) for path in system if "sandpad" in path.read_text()]
    expect(not naming, f"lists of defaults that name Sandpad: {naming}")
    return "the chosen editor opens them still"


def chosen():
    os.environ["XDG_DATA_HOME"] = str(Path.home() / "open-with")
    subprocess.run(["xdg-mime", "default", "org.sandpad.Sandpad.desktop", *TYPES], check=True)
    program, answer = files()
    with x_server():
        opened(program)
        window = window_called(f"^{program.name} – Sandpad$")
        with quits(window):
            fill_screen(window)
            opened(answer)
            window_called(f"^{answer.name} – Sandpad$")
            kept_picture("open-with")
    return f"{program.name} and {answer.name} are in one window"


CHECKS = {
    "open with: where nobody has chosen": an_editor_stays,
    "open with: installing takes over no file": nothing_is_taken_over,
    "open with: xdg-open of a .py and a .md, once chosen": chosen,
}
