"""What the interpreter runs before the program; it leaves no trace that a program would look for.

PYTHONPATH names this folder, so `python3 script.py` imports this file where a system's own
sitecustomize would come. It prepares displays and errors, and puts the program's bytecode in the
place of its file (program.py). Then the interpreter runs the program itself: nothing of ours lies
below it. SANDPAD_FIGURES says how figures are drawn (figures.py). SANDPAD_AHEAD is there only where
the interpreter starts before its program is known (ahead.py). All three variables are taken away.
"""

import sys

# What every program finds.
loaded = set(sys.modules)

import builtins
import os

WISH = "SANDPAD_FIGURES"
AHEAD = "SANDPAD_AHEAD"
# What the interpreter calls our files in its frames, wherever they lie.
PLACE = "/sandpad/python/"
# The import system's own name: the interpreter takes its frames out of tracebacks.
SHOWN_AS = {"importing": "<frozen importlib._bootstrap>"}


class Parts:
    """The harness's other files, as modules that are not in sys.modules, so that they shadow nothing.

    They are taken from ready bytecode (bytecode.py) where that is of this interpreter.
    """

    def __init__(self):
        self.folder = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.ready = self.bytecode()
        self.own = None  # OwnImports

    def bytecode(self):
        try:
            with open(os.path.join(self.folder, "harness.bytecode"), "rb") as file:
                data = file.read()
        except OSError:
            return {}
        import marshal

        magic = sys.modules["_frozen_importlib_external"].MAGIC_NUMBER
        return marshal.loads(data[len(magic):]) if data.startswith(magic) else {}

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


def start(wish, imports):
    path = os.path.abspath(sys.argv[0])
    parts = Parts()
    # It imports as the program does.
    ahead = None if imports is None else parts.load("ahead")
    parts.own = parts.load("ownimports").OwnImports(os.path.dirname(path), loaded)
    channel = parts.load("channel").Channel()
    displays = parts.load("displays").Displays(channel, wish)
    program = parts.load("program").prepare(path, channel, displays)
    if ahead:
        ahead.wait(imports, os.path.dirname(path), channel, displays)
    program.take_place()


def leave():
    """The rest of the start is as without us: with the system's own sitecustomize, or none."""
    folder = os.path.dirname(os.path.abspath(__file__))
    del os.environ["PYTHONPATH"]
    sys.path.remove(folder)
    sys.path_importer_cache.pop(folder, None)
    del sys.modules["sitecustomize"]
    import sitecustomize  # where there is none, site takes this error as its own


if WISH in os.environ:
    start(os.environ.pop(WISH), os.environ.pop(AHEAD, None))
    leave()
