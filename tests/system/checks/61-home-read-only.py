"""A home that nobody can write."""
import contextlib
import subprocess

from homes import checks
from sandpad import expect, run

USERS = ("bob",)


@contextlib.contextmanager
def prepared():
    """Root's part: the home becomes a file system that is read-only."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", "/home/bob"], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", "/home/bob"], check=True)


def figure():
    result = run("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()")
    expect(result["success"] and result["displays"], f"{result['outcome']}: {result['message']}")
    return f"{len(result['displays'])} figure"


CHECKS = checks("read-only") | {"read-only home: a figure": figure}
