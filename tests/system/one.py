"""usage: one.py FILE

Runs the checks of a file as the user who starts it, and prints each result as a line of JSON.
"""
import getpass
import json
import runpy
import sys
import time


def result(title, function):
    start = time.monotonic()
    try:
        passed, seen = True, function()
    except Exception as error:
        passed, seen = False, f"{type(error).__name__}: {error}"
    return {"check": title, "user": getpass.getuser(), "passed": passed, "seen": seen or "",
            "seconds": time.monotonic() - start}


for title, function in runpy.run_path(sys.argv[1])["CHECKS"].items():
    print(json.dumps(result(title, function)), flush=True)
