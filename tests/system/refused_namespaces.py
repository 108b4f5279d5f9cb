"""What must hold where the system refuses user namespaces: programs run at the level landlock."""
import contextlib
from pathlib import Path

from sandpad import PLENTY, command, doctor, expect, layers, run


@contextlib.contextmanager
def set_to_zero(path):
    """Root's part: a setting of the kernel is 0 meanwhile."""
    setting = Path(path)
    before = setting.read_text()
    setting.write_text("0")
    try:
        yield
    finally:
        setting.write_text(before)


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
    ended = command("run", *PLENTY, "--language", "python", "-", text="print('works')")
    expect(ended.returncode == 0 and "landlock" in ended.stderr, f"status {ended.returncode}: {ended.stderr!r}")
    return ended.stderr.strip()


def refuses_when_asked():
    ended = command("run", *PLENTY, "--language", "python", "--isolation", "namespaces", "-", text="print('works')")
    expect(ended.returncode == 125 and not ended.stdout, f"status {ended.returncode}: {ended.stdout}")
    return ended.stderr.strip()


def checks(name):
    # The first one finds what Sandpad has kept of the time before; doctor tries all anew.
    return {
        f"{name}: programs run at landlock": falls_back,
        f"{name}: a sentence says so": says_it,
        f"{name}: --isolation namespaces is refused": refuses_when_asked,
        f"{name}: doctor says why": doctor_says_so,
    }
