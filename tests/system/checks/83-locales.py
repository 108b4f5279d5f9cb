"""Locales of Germany and China, as a person has them who set up the system in that language: numbers and dates
for people have that language's form; what programs read has one form."""
import datetime
import locale
import os
import re
import subprocess
from pathlib import Path

from desktop import PROGRAM, TYPED, ended, figure_is_seen, fill_screen, press, window_called, x_server
from sandpad import command, expect, json_of

USERS = ("ann",)
LOOP = "while True: pass"
# A locale, the sentence about a limit, how a day is written, and how a duration.
FORMS = {
    "de_DE.UTF-8": ("Die Grenze von 0,50 s für CPU-Zeit", "{day.day:02}.{day.month:02}.{day:%y}", r"\d,\d\d s"),
    "zh_CN.UTF-8": ("0.50 秒", "{day.year}/{day.month}/{day.day}", r"\d\.\d\d 秒"),
}


def is_there(name):
    locale.setlocale(locale.LC_ALL, name)
    point = locale.localeconv()["decimal_point"]
    locale.setlocale(locale.LC_ALL, "C.UTF-8")
    return f"its decimal point is {point}"


def limit_in(name):
    options = ("run", "--language", "python", "--cpu", "0.5", "-")
    said = command(*options, text=LOOP, LC_ALL=name).stderr
    expect(FORMS[name][0] in said, said)
    result = json_of(command(*options, "--json", text=LOOP, LC_ALL=name))
    expect("the limit of 0.50 s for CPU time" in result["message"], result["message"])
    expect(result["limit"]["value"] == 0.5, result["limit"])
    return said.strip()


def kept_runs_in(name):
    """A window in that locale keeps a run, and the command lists it."""
    os.environ["XDG_DATA_HOME"] = str(Path.home() / name)
    script = Path.home() / f"{name}.py"
    script.write_text(TYPED + "\n" + PROGRAM)
    with x_server(), ended(subprocess.Popen(["sandpad", str(script)], env=os.environ | {"LC_ALL": name})):
        fill_screen(window_called("Sandpad"))
        press("ctrl+Return")
        figure_is_seen(f"locale-{name[:5]}")
    _, day, duration = FORMS[name]
    first = datetime.date.today()
    listed = command("history", "list", LC_ALL=name).stdout.strip()
    days = [day.format(day=one) for one in (first, first - datetime.timedelta(1))]  # midnight may have passed
    expect(any(f" {one} " in listed for one in days) and re.search(duration, listed), listed)
    exported = [command("history", "export", LC_ALL=one).stdout for one in (name, "C.UTF-8")]
    expect(exported[0] == exported[1] and '"began":"20' in exported[0].replace(" ", ""), exported[0][:200])
    return listed


CHECKS = {f"locale {name}: {what}": lambda check=check, name=name: check(name)
          for name in FORMS for what, check in (("it is there", is_there), ("a limit", limit_in), ("the kept runs", kept_runs_in))}
