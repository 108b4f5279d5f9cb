"""TMPDIR names a folder that cannot be written, or that does not exist."""
import os

from sandpad import expect, run

USERS = ("ann",)


def runs_with(folder, *options):
    expect(not os.access(folder, os.W_OK), f"{folder} can be written")
    result = run("open('left', 'w').write('x'); print('works')", *options, TMPDIR=folder)
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return f"works at {result['isolation']['level']}"


CHECKS = {
    "TMPDIR not writable: a program runs": lambda: runs_with("/usr"),
    "TMPDIR not there: a program runs": lambda: runs_with("/nowhere"),
    "TMPDIR not writable: a program runs at landlock": lambda: runs_with("/usr", "--isolation", "landlock"),
}
