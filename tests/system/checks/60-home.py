"""Homes that are not as most are: with spaces and letters beyond ASCII in their path."""
import os
from pathlib import Path

from sandpad import PLENTY, command, doctor, expect, run

USERS = ("zoe",)


def place_is_named():
    home = str(Path.home())
    expect(" " in home and not home.isascii(), f"the home is {home}")
    places = doctor()["places"]
    expect(places["cache"].startswith(home), places)
    return places["cache"]


def file_in_that_home():
    script = Path.home() / "Müll & Schätze" / "zwei wörter.py"
    script.parent.mkdir(exist_ok=True)
    script.write_text("open('Ergebnis ä.txt', 'w').write(open('drei wörter.txt').read())\nprint(__file__)\n")
    given = script.with_name("drei wörter.txt")
    given.write_text("ja")
    out = script.parent / "out put"
    ended = command("run", *PLENTY, "--output-dir", str(out), "--input", str(given), str(script))
    expect(ended.returncode == 0, ended.stderr)
    kept = sorted(os.listdir(out))
    expect("Ergebnis ä.txt" in kept, f"kept: {kept}; {ended.stderr}")
    return f"printed {ended.stdout.strip()}; kept {', '.join(kept)}"


def figure():
    result = run("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()")
    expect(result["success"] and result["displays"], f"{result['outcome']}: {result['message']}")
    return f"{len(result['displays'])} figure"


CHECKS = {
    "home with spaces and umlauts: the places": place_is_named,
    "home with spaces and umlauts: a file and what it leaves": file_in_that_home,
    "home with spaces and umlauts: a figure": figure,
}
