"""The package is upgraded while the window is open: it runs programs as before, and what was typed into it
is there when it is started again."""
import contextlib
import os
import subprocess
import threading
from pathlib import Path

from desktop import (MAGENTA, PROGRAM, ended, figure_is_seen, fill_screen, press, put_on_clipboard, quits,
                     type_text, wait_for, window_called, x_server)
from sandpad import expect

USERS = ("ann",)
BEFORE, NOW = "/run/checks/before.deb", "/run/checks/sandpad.deb"
# Ann asks by a file there, and root answers by another.
DESK = Path("/run/upgrade")
ASKED, DONE = DESK / "asked", DESK / "done"
GREEN = (0, 200, 80)


def install(package):
    subprocess.run(["apt-get", "install", "--yes", "--allow-downgrades", package], check=True, capture_output=True)


@contextlib.contextmanager
def prepared():
    """Root's part: the version before is there, and this one is installed whenever ann asks."""
    install(BEFORE)
    DESK.mkdir()
    DESK.chmod(0o777)
    ending = threading.Event()

    def serve():
        while not ending.wait(0.5):
            if ASKED.exists():
                ASKED.unlink()
                install(NOW)
                DONE.touch()

    server = threading.Thread(target=serve)
    server.start()
    try:
        yield
    finally:
        ending.set()
        server.join()
        install(NOW)


def upgrade():
    ASKED.touch()
    wait_for("the installation", DONE.exists)
    DONE.unlink()


def version():
    return subprocess.run(["dpkg-query", "--show", "--showformat=${Version}", "sandpad"], capture_output=True, text=True,
                          check=True).stdout


@contextlib.contextmanager
def pad():
    with x_server(), ended(subprocess.Popen(["sandpad"])):
        window = window_called("Sandpad")
        with quits(window):
            fill_screen(window)
            yield


def run_in(colour):
    """The first line of the code, which says the colour, is typed anew; then the code is run."""
    press("ctrl+Home", "shift+End")
    type_text(f'colour = "#{bytes(colour).hex()}"')
    press("ctrl+Return")


def upgraded():
    # Nothing is open from other checks.
    os.environ["XDG_DATA_HOME"] = str(Path.home() / "upgrade")
    old = version()
    with pad():
        put_on_clipboard("\n" + PROGRAM)
        press("ctrl+a", "ctrl+v")
        for colour in (MAGENTA, GREEN):
            run_in(colour)
            figure_is_seen("upgrade-before", colour)
        upgrade()
        # The first of them run in sandboxes that were made before.
        for colour in (MAGENTA, GREEN) * 2:
            run_in(colour)
            figure_is_seen("upgrade-meanwhile", colour)
    expect(version() != old, f"{old} is still there")
    with pad():
        # The figure of the last run is shown again without a run, so another colour is needed.
        run_in(MAGENTA)
        seen = figure_is_seen("upgrade-after", MAGENTA)
    return f"{old} -> {version()}; {seen}"


CHECKS = {"upgrade: an open window goes on, its scratch is kept": upgraded}
