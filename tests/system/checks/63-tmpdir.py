"""TMPDIR names a folder that cannot be written, or that does not exist."""
import os

from sandpad import expect, run

USERS = ("ann",)


def runs_with(folder):
    expect(not os.access(folder, os.W_OK), f"{folder} can be written")
    result = run("open('left', 'w').write('x'); print('works')", TMPDIR=folder)
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return f"works at {result['isolation']['level']}"


def landlock_says_why():
    """At landlock a program's files lie in that folder, so nothing can run."""
    result = run("print('works')", "--isolation", "landlock", TMPDIR="/usr")
    expect(result["outcome"] == "not-started" and "temporary" in result["message"], f"{result['outcome']}: {result['message']}")
    return result["message"]


CHECKS = {
    "TMPDIR not writable: a program runs": lambda: runs_with("/usr"),
    "TMPDIR not there: a program runs": lambda: runs_with("/nowhere"),
    "TMPDIR not writable: landlock is refused with a sentence": landlock_says_why,
}
