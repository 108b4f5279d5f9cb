"""What the checks use: Sandpad's commands as a user types them, and their JSON."""
import base64
import functools
import json
import os
import subprocess
from pathlib import Path

MIB = 1 << 20
# The machine may be emulated and slow, so a run gets plenty of time unless a check says less.
PLENTY = ("--cpu", "200", "--wall", "250")
PATIENCE = 400


class Failure(Exception):
    """A check that failed, with what was seen."""


def expect(condition, seen):
    if not condition:
        raise Failure(seen)


def command(*arguments, text="", **variables):
    """Runs `sandpad ARGUMENTS` with this standard input, and with more variables if there are any."""
    return subprocess.run(["sandpad", *arguments], input=text, capture_output=True, text=True,
                          timeout=PATIENCE, env=os.environ | variables)


def json_of(ended):
    """The JSON object that a command printed."""
    try:
        return json.loads(ended.stdout)
    except ValueError:
        raise Failure(f"status {ended.returncode}, no JSON: {(ended.stdout + ended.stderr)[:300]!r}") from None


@functools.cache
def doctor():
    """The report as JSON; it takes seconds, so a check file asks once."""
    return json_of(command("doctor", "--json"))


def run(code, *options, language="python", **variables):
    """The result of a program, as JSON."""
    return json_of(command("run", "--json", "--language", language, *PLENTY, *options, "-", text=code, **variables))


def layers(result):
    """The protections that were in force in a run."""
    return [layer for layer in result["isolation"]["layers"] if "(not in force" not in layer]


def keep(path):
    """Sends a file out of the machine, to be kept with the results."""
    content = base64.b64encode(Path(path).read_bytes()).decode()
    print(json.dumps({"file": Path(path).name, "base64": content}), flush=True)
