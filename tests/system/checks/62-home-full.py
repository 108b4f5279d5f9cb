"""A home without a free byte."""
import contextlib
import subprocess
from pathlib import Path

from sandpad import PLENTY, command, doctor, expect, run

USERS = ("bob",)


@contextlib.contextmanager
def prepared():
    """Root's part: the home becomes a small file system, and is filled."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k,mode=0700,uid=bob", "tmpfs", "/home/bob"], check=True)
    with contextlib.suppress(OSError), open("/home/bob/filler", "wb", buffering=0) as filler:
        while True:
            filler.write(bytes(4096))
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", "/home/bob"], check=True)


def home_is_full():
    try:
        (Path.home() / "file").write_text("x")
    except OSError as error:
        return error.strerror
    return expect(False, "a file could be written")


def runs():
    result = run("print('works')")
    expect(result["success"] and result["stdout"] == "works\n", f"{result['outcome']}: {result['message']}")
    return result["isolation"]["level"]


def reports():
    return f"{len(doctor()['isolation'])} lines"


def output_says_why():
    ended = command("run", *PLENTY, "--language", "python", "--output-dir", str(Path.home() / "out"), "-",
                    text="open('a', 'w').write('x' * 100000)")
    expect(ended.returncode == 125 and ended.stderr.startswith("sandpad:"), f"status {ended.returncode}: {ended.stderr}")
    return ended.stderr.strip()


CHECKS = {
    "full home: it is full": home_is_full,
    "full home: a program runs": runs,
    "full home: doctor": reports,
    "full home: --output-dir there is refused with a sentence": output_says_why,
}
