"""A home that nobody can write."""
import contextlib
import subprocess
from pathlib import Path

from sandpad import PLENTY, command, doctor, expect, run

USERS = ("bob",)


@contextlib.contextmanager
def prepared():
    """Root's part: the home becomes a file system that is read-only."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", "/home/bob"], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", "/home/bob"], check=True)


def home_is_read_only():
    try:
        (Path.home() / "file").write_text("x")
    except OSError as error:
        return error.strerror
    return expect(False, "a file could be written")


def runs():
    result = run("print('works')")
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return result["isolation"]["level"]


def figure():
    result = run("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()")
    expect(result["success"] and result["displays"], f"{result['outcome']}: {result['message']}")
    return f"{len(result['displays'])} figure"


def reports():
    return f"{len(doctor()['isolation'])} lines"


def output_says_why():
    ended = command("run", *PLENTY, "--language", "python", "--output-dir", str(Path.home() / "out"), "-",
                    text="open('a', 'w').write('x')")
    expect(ended.returncode == 125 and "out" in ended.stderr, f"status {ended.returncode}: {ended.stderr}")
    return ended.stderr.strip()


CHECKS = {
    "read-only home: it is read-only": home_is_read_only,
    "read-only home: a program runs": runs,
    "read-only home: a figure": figure,
    "read-only home: doctor": reports,
    "read-only home: --output-dir there is refused with a sentence": output_says_why,
}
