"""Runs the user's file as __main__, unmodified, and tells Sandpad what it showed.

Started as `python3 harness.py FIGURES script.py` in the work folder; FIGURES says how figures are
drawn (figures.py). The program finds a Python that looks as if started by `python3 script.py`: its
own folder first on sys.path, its own argv, a fresh __main__, no module of ours under a name that it
could import. What it prints is not touched; displays, the last expression's value and an uncaught
error go over the channel.
"""

import sys

# What every program finds: its names, and the modules that are loaded already.
main_names = {name: value for name, value in globals().items() if name.startswith("__")}
loaded = set(sys.modules)

import builtins
import os

# What the interpreter calls our files in its frames, wherever they lie.
PLACE = "/sandpad/python/"
# The import system's own name: the interpreter takes its frames out of tracebacks.
SHOWN_AS = {"importing": "<frozen importlib._bootstrap>"}


class Parts:
    """The harness's other files, as modules that are not in sys.modules, so that they shadow nothing.

    They are taken from ready bytecode (bytecode.py) where that is of this interpreter.
    """

    def __init__(self):
        self.folder = os.path.dirname(os.path.abspath(__file__))
        self.ready = self.bytecode()

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

    def load(self, name, names=builtins):
        module = type(sys)("sandpad_" + name)
        module.__builtins__ = names
        module.load = lambda other: self.load(other, names)
        exec(self.code(name), module.__dict__)
        return module


def fresh_main(path):
    main = type(sys)("__main__")
    main.__dict__.clear()
    main.__dict__.update(main_names, __doc__=None, __file__=path)
    main.__loader__ = type(__loader__)("__main__", path)
    if "__annotations__" in main_names:
        main.__annotations__ = {}
    sys.modules["__main__"] = main
    return main


def start():
    path = os.path.abspath(sys.argv[2])
    parts = Parts()
    names = parts.load("ownimports").OwnImports(os.path.dirname(path), loaded).builtins()
    channel = parts.load("channel", names).Channel()
    displays = parts.load("displays", names).Displays(channel, sys.argv[1])
    program = parts.load("program", names)
    reporter = parts.load("tracebacks", names).Reporter(channel, (__file__, PLACE))
    del sys.argv[:2]
    sys.path[0] = os.path.dirname(path)
    return program.run(path, fresh_main(path), displays, reporter)


if __name__ == "__main__":
    # The module object would die with its entry in sys.modules; the functions need its globals.
    sandpad_keep = sys.modules["__main__"]
    start()
