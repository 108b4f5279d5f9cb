"""Runs the user's file as __main__, unmodified, and tells Sandpad what it showed.

Started as `python3 harness.py FIGURES script.py` in the work folder; FIGURES says how figures are
drawn (figures.py). The program finds a Python that
looks as if started by `python3 script.py`: its own folder first on sys.path, its own argv, a
fresh __main__, no module of ours under a name that it could import. What it prints is not
touched; displays, the last expression's value and an uncaught error go over the channel.
"""

import sys

# What every program finds: its names, and the modules that are loaded already.
main_names = {name: value for name, value in globals().items() if name.startswith("__")}
loaded = set(sys.modules)

import builtins
import os
import types


def load(name, names=builtins):
    """A sibling file as a module that is not in sys.modules, so that it shadows nothing."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name + ".py")
    module = types.ModuleType("sandpad_" + name)
    module.__builtins__ = names
    with open(path, "rb") as file:
        exec(compile(file.read(), path, "exec", dont_inherit=True), module.__dict__)
    return module


def fresh_main(path):
    main = types.ModuleType("__main__")
    main.__dict__.clear()
    main.__dict__.update(main_names, __doc__=None, __file__=path)
    main.__loader__ = type(__loader__)("__main__", path)
    if "__annotations__" in main_names:
        main.__annotations__ = {}
    sys.modules["__main__"] = main
    return main


def start():
    path = os.path.abspath(sys.argv[2])
    names = load("ownimports").OwnImports(os.path.dirname(path), loaded).builtins()
    channel = load("channel", names).Channel()
    displays = load("displays", names).Displays(channel, sys.argv[1])
    program = load("program", names)
    del sys.argv[:2]
    sys.path[0] = os.path.dirname(path)
    main = fresh_main(path)
    return program.run(path, main, displays, load("tracebacks", names).Reporter(channel, __file__))


# The module object would die with its entry in sys.modules; the functions need its globals.
sandpad_keep = sys.modules["__main__"]
start()
