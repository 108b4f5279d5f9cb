"""usage: complete.py bash|zsh|fish PREFIX

Types commands with a Tab into an interactive shell on a terminal of its own, and looks at what the
shell makes of them. The shell finds the installed completion in the folder where it looks itself.
"""
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120  # on a busy machine
# What is typed before Tab, and what stands there afterwards. Folder: answer.md, code.py, figures.
CASES = [
    ("sandpad ver", "sandpad verify "),
    ("sandpad run --inter", "sandpad run --interpreter"),
    ("sandpad run --language type", "sandpad run --language typescript "),
    ("sandpad run --network=of", "sandpad run --network=off "),
    ("sandpad run --output-dir ", "sandpad run --output-dir figures/"),
    ("sandpad run --stdin c", "sandpad run --stdin code.py "),
    ("sandpad verify --ju", "sandpad verify --junit "),
    ("sandpad verify ans", "sandpad verify answer.md "),
    ("sandpad doctor --j", "sandpad doctor --json "),
    ("sandpad history ex", "sandpad history export "),
    ("sandpad history list --language py", "sandpad history list --language python "),
    ("sandpad --new py", "sandpad --new python "),
    ("sandpad cod", "sandpad code.py "),
    # Not `history`: behind an option there is no command.
    ("sandpad --new python hist", "sandpad --new python histogram.md "),
]


def bash(prefix):
    return (["bash", "--noprofile", "--norc", "-i"],
            "source /usr/share/bash-completion/bash_completion; bind 'set bell-style none'; PS1='@ '",
            {"XDG_DATA_DIRS": f"{prefix}/share"})


def zsh(prefix):
    return (["zsh", "-f", "-i"],
            f"fpath=({prefix}/share/zsh/vendor-completions $fpath); autoload -Uz compinit; compinit -u -D; "
            "unsetopt beep auto_remove_slash; PS1='@ '", {})


class Terminal:
    """A shell that thinks a person types."""

    def __init__(self, command, folder, variables):
        self.master, slave = pty.openpty()
        environment = {"PATH": PATH, "HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "dumb"}
        self.shell = subprocess.Popen(command, cwd=folder, env=environment | variables, stdin=slave,
                                      stdout=slave, stderr=slave, start_new_session=True)
        os.close(slave)
        self.seen = ""

    def type(self, text):
        os.write(self.master, text.encode())

    def wait_for(self, text):
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            if time.monotonic() > end or not select.select([self.master], [], [], end - time.monotonic())[0]:
                raise SystemExit(f"not seen: {text!r}; but: {self.seen[-400:]!r}")
            self.seen += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x07\x0f]", "", os.read(self.master, 4096).decode())
        self.seen = self.seen[self.seen.index(text) + len(text):]

    def close(self):
        self.shell.kill()
        self.shell.wait()


def by_keys(shell, prefix, folder):
    command, preparation, variables = shell(prefix)
    terminal = Terminal(command, folder, variables)
    try:
        terminal.type(preparation + "; echo rea''dy\n")
        terminal.wait_for("ready")
        for typed, completed in CASES:
            terminal.type(typed + "\t")
            terminal.wait_for(completed)
            terminal.type("\x15")  # away with the line
    finally:
        terminal.close()


def by_asking(prefix, folder):
    """fish prints what it would offer."""
    for typed, completed in CASES:
        offered = subprocess.run(["fish", "--command", f"complete --do-complete '{typed}'"], cwd=folder, check=True,
                                 capture_output=True, text=True,
                                 env={"PATH": PATH, "HOME": folder, "LC_ALL": "C.UTF-8",
                                      "XDG_DATA_DIRS": f"{prefix}/share"}).stdout
        words = [line.split("\t")[0] for line in offered.splitlines()]
        # Behind what begins so comes what is only alike.
        if words[:1] != completed.split()[-1:]:
            raise SystemExit(f"{typed!r} gives {words}, not {completed!r}")


name, prefix = sys.argv[1:]
PATH = f"{prefix}/bin:{os.environ['PATH']}"  # fish completes only commands that it finds
with tempfile.TemporaryDirectory() as folder:
    (Path(folder) / "answer.md").touch()
    (Path(folder) / "code.py").touch()
    (Path(folder) / "histogram.md").touch()
    (Path(folder) / "figures").mkdir()
    if name == "fish":
        by_asking(prefix, folder)
    else:
        by_keys({"bash": bash, "zsh": zsh}[name], prefix, folder)
print(f"{name}: {len(CASES)} commands completed")
