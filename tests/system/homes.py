"""What must hold in a home that takes no file."""
from pathlib import Path

from sandpad import PLENTY, command, doctor, expect, run


def home_takes_no_file():
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


def checks(kind):
    """The checks of a home of this kind, "full" for example."""
    return {
        f"{kind} home: it takes no file": home_takes_no_file,
        f"{kind} home: a program runs": runs,
        f"{kind} home: doctor": reports,
        f"{kind} home: --output-dir there is refused with a sentence": output_says_why,
    }
