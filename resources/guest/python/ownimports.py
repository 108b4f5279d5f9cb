"""Imports for the harness where the program has files with names of the standard library.

A program called random.py imports itself by `import random`, as it does without Sandpad. The harness
needs the real modules, and must not leave them where the program would find them.
"""

import builtins
import os
import sys


def modules_in(folder):
    """Names that an import could find in the folder."""
    for entry in os.listdir(folder):
        stem, ending = os.path.splitext(entry)
        if ending in ("", ".py"):
            yield stem


class OwnImports:
    def __init__(self, folder, loaded):
        """`loaded` are the names in sys.modules that a program without Sandpad finds there, too."""
        self.folder = folder
        standard = getattr(sys, "stdlib_module_names", None)
        names = set(modules_in(folder)) - loaded
        self.names = names if standard is None else names & standard
        self.modules = self.take(sys.modules)
        self.depth = 0

    def take(self, modules):
        """Removes the modules whose names the program's files have."""
        names = [name for name in modules if name.partition(".")[0] in self.names]
        return {name: modules.pop(name) for name in names}

    def __enter__(self):
        """Until the end of a `with` the program's folder and what came from it are out of the way."""
        self.depth += 1
        if self.depth > 1 or not self.names:
            return
        self.programs = self.take(sys.modules)
        sys.modules.update(self.modules)
        self.path = sys.path[:]
        sys.path[:] = [entry for entry in self.path if entry != self.folder]

    def __exit__(self, *error):
        self.depth -= 1
        if self.depth or not self.names:
            return
        sys.path[:] = self.path
        self.modules = self.take(sys.modules)
        sys.modules.update(self.programs)

    def import_module(self, *arguments, **options):
        """As `__import__`, for the harness."""
        with self:
            return builtins.__import__(*arguments, **options)

    def builtins(self):
        """What a module of the harness has as its built-in names."""
        if not self.names:
            return builtins
        return {**builtins.__dict__, "__import__": self.import_module}
