"""The administrator has forbidden user namespaces: programs run at the level landlock."""
import contextlib
from pathlib import Path

from sandpad import command, doctor, expect, layers, run

USERS = ("ann",)
SETTING = Path("/proc/sys/user/max_user_namespaces")


@contextlib.contextmanager
def prepared():
    before = SETTING.read_text()
    SETTING.write_text("0")
    try:
        yield
    finally:
        SETTING.write_text(before)


def doctor_says_so():
    rows = [row for row in doctor()["isolation"] if row["level"] == "namespaces" and not row["works"]]
    expect(rows, "each layer of the level namespaces is said to work")
    return f"{rows[0]['name']}: {rows[0]['reason']} ({rows[0]['advice']})"


def falls_back():
    result = run("print('works')")
    expect(result["success"], f"{result['outcome']}: {result['message']}")
    expect(result["isolation"]["level"] == "landlock", result["isolation"]["level"])
    expect("landlock" in layers(result) and "seccomp" in layers(result), layers(result))
    return f"{result['isolation']['level']}: {', '.join(layers(result))}"


def says_it():
    ended = command("run", "--language", "python", "-", text="print('works')")
    expect(ended.returncode == 0 and "landlock" in ended.stderr, f"status {ended.returncode}: {ended.stderr!r}")
    return ended.stderr.strip()


def refuses_when_asked():
    ended = command("run", "--language", "python", "--isolation", "namespaces", "-", text="print('works')")
    expect(ended.returncode == 125 and not ended.stdout, f"status {ended.returncode}: {ended.stdout}")
    return ended.stderr.strip()


CHECKS = {
    "no user namespaces: doctor says why": doctor_says_so,
    "no user namespaces: programs run at landlock": falls_back,
    "no user namespaces: a sentence says so": says_it,
    "no user namespaces: --isolation namespaces is refused": refuses_when_asked,
}
