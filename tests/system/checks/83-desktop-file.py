"""Sandpad is started as the menu of a desktop does it: by its desktop file, and by the actions in it."""
import os
from pathlib import Path

from desktop import fill_screen, kept_picture, put_on_clipboard, quits, window_called, x_server
from sandpad import expect

USERS = ("ann",)
FILE = "org.sandpad.Sandpad.desktop"
ANSWER = Path("/run/checks/examples/answer.md")  # with two blocks of code


def desktop_file():
    """As GLib reads it, by which many desktops start programs."""
    from gi.repository import Gio

    found = Gio.DesktopAppInfo.new(FILE)
    expect(found, f"{FILE} is not found, or its program is not")
    return found


def menu_and_actions():
    # Nothing is open from other checks.
    os.environ["XDG_DATA_HOME"] = str(Path.home() / "menu")
    entry = desktop_file()
    expect(entry.list_actions() == ["new-python", "paste-answer"], entry.list_actions())
    with x_server():
        expect(entry.launch([], None), "it was not started")
        window = window_called("– Sandpad$")
        with quits(window):
            fill_screen(window)
            entry.launch_action("new-python", None)
            window_called("^Scratch Python")
            put_on_clipboard(ANSWER.read_text())
            entry.launch_action("paste-answer", None)
            window_called("^Answer · 2 blocks")
            kept_picture("menu")
    return ", ".join([entry.get_display_name(), *map(entry.get_action_name, entry.list_actions())])


CHECKS = {"desktop file: from the menu, New Python Scratch, Paste Answer": menu_and_actions}
