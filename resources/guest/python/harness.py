"""The harness around a program: its parts, and how it begins.

start/sitecustomize.py runs this file with two names: `folder` is where the parts lie, `ready` has
their bytecode (bytecode.py). The harness puts the program's bytecode in the place of its file
(program.py). Then the interpreter runs the program itself: nothing of ours lies below it.
"""

import builtins
import os
import sys

WISH = "SANDPAD_FIGURES"
AHEAD = "SANDPAD_AHEAD"
# What the interpreter calls our files in its frames, wherever they lie.
PLACE = "/sandpad/python/"
# The import system's own name: the interpreter takes its frames out of tracebacks.
SHOWN_AS = {"importing": "<frozen importlib._bootstrap>"}


class Parts:
    """The harness's other files, as modules that are not in sys.modules, so that they shadow nothing."""

    def __init__(self, folder, ready):
        self.folder = folder
        self.ready = ready
        self.own = None  # OwnImports

    def code(self, name):
        if name in self.ready:
            import marshal

            return marshal.loads(self.ready[name])
        with open(os.path.join(self.folder, name + ".py"), "rb") as file:
            source = file.read()
        return compile(source, SHOWN_AS.get(name, PLACE + name + ".py"), "exec", dont_inherit=True)

    def load(self, name):
        module = type(sys)("sandpad_" + name)
        module.__builtins__ = self.own.builtins() if self.own else builtins
        module.load = self.load
        module.own = self.own
        exec(self.code(name), module.__dict__)
        return module


def start(loaded):
    """`loaded` are the names of the modules that every program finds."""
    wish, imports = os.environ.pop(WISH), os.environ.pop(AHEAD, None)
    path = os.path.abspath(sys.argv[0])
    parts = Parts(folder, ready)
    # It imports as the program does.
    ahead = None if imports is None else parts.load("ahead")
    parts.own = parts.load("ownimports").OwnImports(os.path.dirname(path), loaded)
    channel = parts.load("channel").Channel()
    displays = parts.load("displays").Displays(channel, wish)
    program = parts.load("program").prepare(path, channel, displays)
    if ahead:
        ahead.wait(imports, os.path.dirname(path), channel, displays)
    program.take_place()
    leave()


def leave():
    """The rest of the start is as without us: with the system's own sitecustomize, or none."""
    place = os.path.join(folder, "start")
    del os.environ["PYTHONPATH"]
    sys.path.remove(place)
    sys.path_importer_cache.pop(place, None)
    del sys.modules["sitecustomize"]
