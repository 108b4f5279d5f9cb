"""What the interpreter runs before the program; it leaves no trace that a program would look for.

PYTHONPATH names this folder, so `python3 script.py` imports this file where a system's own
sitecustomize would come. The harness prepares displays and errors (harness.py). The interpreter
compiles this file at each start, so it holds only what finds the harness's bytecode (bytecode.py).
SANDPAD_FIGURES says how figures are drawn (figures.py). SANDPAD_AHEAD is there only where the
interpreter starts before its program is known (ahead.py). All three variables are taken away.
"""

import sys

# What every program finds.
loaded = set(sys.modules)

import os


def ready(folder):
    """The bytecode of the harness's parts by name, where it is of this interpreter."""
    try:
        with open(folder + "/harness.bytecode", "rb") as file:
            data = file.read()
    except OSError:
        return {}
    import marshal

    magic = sys.modules["_frozen_importlib_external"].MAGIC_NUMBER
    return marshal.loads(data[len(magic):]) if data.startswith(magic) else {}


def harness():
    """The names that harness.py defines."""
    folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    names = {"folder": folder, "ready": ready(folder)}
    if names["ready"]:
        import marshal

        code = marshal.loads(names["ready"]["harness"])
    else:
        with open(folder + "/harness.py", "rb") as file:
            code = compile(file.read(), "/sandpad/python/harness.py", "exec", dont_inherit=True)
    exec(code, names)
    return names


if "SANDPAD_FIGURES" in os.environ:
    harness()["start"](loaded)
    import sitecustomize  # where there is none, site takes this error as its own
