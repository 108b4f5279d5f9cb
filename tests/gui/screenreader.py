"""usage: screenreader.py SANDPAD

Starts the pad's window on a session bus of its own, and looks at it as a screen reader does: through
AT-SPI. Needs an X server. Exit status 77: something that it needs is not installed.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120  # on a busy machine
FILE = "geese.py"
CODE = """words = ["grey", "goose"]
print(" ".join(words))
print('{"wings": 2, "eggs": [1, 2]}')
1 / 0
"""
OUTPUT = "grey goose"
ERROR = "ZeroDivisionError"
ANSWER = "Try it:\n\n```python\nprint(6 * 7)  # 41\n```\n"


def skip(sentence):
    print(sentence)
    sys.exit(1 if "SANDPAD_MUST_RUN" in os.environ else 77)


try:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    skip("The screen reader's view is not tested: gir1.2-atspi-2.0 and python3-gi are not installed.")
for program, package in (("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"), ("xdotool", "xdotool"),
                         ("dbus-run-session", "dbus-daemon")):
    if not shutil.which(program):
        skip(f"The screen reader's view is not tested: {package} is not installed.")


def until(wanted, what):
    """Waits for something that is true, and returns it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := wanted():
                return found
        except GLib.Error:
            pass  # it went away while it was looked at
        time.sleep(0.1)
    sys.exit(f"not seen: {what}")


def children(node):
    for i in range(node.get_child_count()):
        if child := node.get_child_at_index(i):
            yield child


def has(node, state):
    return node.get_state_set().contains(getattr(Atspi.StateType, state))


def nodes(node):
    """What is on the screen of it and below it."""
    yield node
    for child in children(node):
        # A table may have very many cells; each is asked for over the bus.
        if has(child, "SHOWING"):
            yield from nodes(child)


def application():
    """The window of this test, in what speaks on the bus."""
    for each in children(Atspi.get_desktop(0)):
        if each.get_process_id() == PAD.pid:
            return each
    return None


def text_of(node):
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node)) if node.is_text() else ""


def seen(wanted, what):
    """Waits for a node of this kind."""
    return until(lambda: next((node for node in nodes(application()) if wanted(node)), None), what)


def faults():
    """How many controls there are, and what is wrong with them."""
    count = 0
    wrong = []
    for node in nodes(application()):
        parent = node.get_parent()
        place = f"{node.get_role_name()} {node.get_name()!r} in {parent and parent.get_name()!r}"
        if has(node, "FOCUSABLE"):
            count += 1
            if not node.get_name():
                wrong.append(f"without a name: {place}")
        if re.search("</?[a-z]+[ >]", node.get_name() + node.get_description()):
            wrong.append(f"markup: {place}: {node.get_description()}")
    return count, wrong


def check_words(what):
    """Everything that a person can go to says what it is, and nothing that is read is markup."""
    count, wrong = until(faults, what)
    if wrong:
        sys.exit(f"{what}:\n  " + "\n  ".join(wrong))
    if count < 10:
        sys.exit(f"{what}: only {count} controls are seen, so the tree is not whole")
    print(f"{what}: {count} controls have names")


def press(keys):
    subprocess.run(["xdotool", "key", keys], check=True)


def check(sandpad, answer):
    editor = seen(lambda node: text_of(node) == CODE, "the code as a text")
    if not has(editor, "EDITABLE"):
        sys.exit("the code cannot be edited")
    until(lambda: has(editor, "FOCUSED"), "the focus in the editor")
    tabs = [node.get_name() for node in nodes(application()) if node.get_role() == Atspi.Role.PAGE_TAB]
    if FILE not in tabs or not all(tabs):
        sys.exit(f"tabs: {tabs}")
    check_words("a scratch")

    press("ctrl+Return")
    output = seen(lambda node: OUTPUT in text_of(node), "what the program printed, as a text")
    if output.get_name() != "Output" or has(output, "EDITABLE"):
        sys.exit(f"the output is {output.get_role_name()} {output.get_name()!r}")
    seen(lambda node: ERROR in node.get_name(), "the error")
    check_words("its output")

    press("ctrl+h")
    seen(lambda node: node.get_name() == "History of runs", "the history")
    check_words("the history")
    press("ctrl+h")

    subprocess.run([sandpad, answer], check=True)
    seen(lambda node: "print(6 * 7)" in text_of(node), "the code of a block, as a text")
    check_words("a review")

    press("ctrl+comma")
    seen(lambda node: node.get_name() == "Pages of settings", "the settings")
    check_words("the settings")


def look(sandpad, home):
    """Runs on the bus."""
    code = Path(home) / FILE
    code.write_text(CODE)
    answer = Path(home) / "answer.md"
    answer.write_text(ANSWER)
    global PAD
    PAD = subprocess.Popen([sandpad, code])
    try:
        until(application, "Sandpad")
        number = until(lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(PAD.pid)],
            capture_output=True, text=True).stdout.split(), "the window on the screen")[0]
        subprocess.run(["xdotool", "windowfocus", "--sync", number], check=True)
        check(sandpad, answer)
    finally:
        PAD.terminate()
        PAD.wait()


def main(sandpad):
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home, "QT_QPA_PLATFORM": "xcb",
                       "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        for name in ("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            environment[name] = f"{home}/{name}"
            os.mkdir(environment[name], 0o700)
        sys.exit(subprocess.run(
            ["dbus-run-session", "--", sys.executable, __file__, sandpad, home],
            env=environment).returncode)


if len(sys.argv) > 2:
    look(*sys.argv[1:])
else:
    main(sys.argv[1])
