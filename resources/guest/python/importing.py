"""Tells when a module has been imported, without importing anything itself.

This file is compiled under the import system's own file name and calls the real loader through a
function of the import system's own name: the interpreter then takes our frames out of tracebacks
together with its own.
"""


def _call_with_frames_removed(function, *arguments):
    return function(*arguments)


class Watcher:
    """Calls back when one of some modules has been imported; finds only what was hidden."""

    def __init__(self, callbacks):
        self.callbacks = callbacks
        self.hidden = {}

    def hide(self, needs):
        """Takes modules away, each until it is imported, or another that needs it."""
        import sys

        self.needs = needs
        self.hidden = {name: sys.modules.pop(name) for name in needs}
        for name, module in self.hidden.items():
            parent, _, child = name.rpartition(".")
            holder = self.hidden.get(parent) or sys.modules.get(parent)
            if getattr(holder, child, None) is module:
                delattr(holder, child)

    def bring_back(self, name):
        """The spec of a hidden module. The import system itself puts that one back."""
        import sys
        from importlib.machinery import ModuleSpec

        module = self.hidden.pop(name)
        wanted = list(self.needs[name])
        for other in wanted:  # it grows
            child = self.hidden.pop(other, None)
            if child is None:
                continue
            sys.modules[other] = child
            parent, _, last = other.rpartition(".")
            holder = module if parent == name else self.hidden.get(parent) or sys.modules.get(parent)
            if holder is not None:
                setattr(holder, last, child)
            wanted += self.needs[other]
        return ModuleSpec(name, Again(module))

    def find_spec(self, name, path=None, target=None):
        if name in self.hidden:
            return self.bring_back(name)
        callback = self.callbacks.pop(name, None)
        if callback is None:
            return None
        import importlib.util

        # Ours has left the table, so this asks the usual finders.
        spec = importlib.util.find_spec(name)
        if spec is not None and hasattr(spec.loader, "exec_module"):
            spec.loader = Loader(spec.loader, callback)
        return spec


class Again:
    """Gives a module that has been loaded before."""

    def __init__(self, module):
        self.module = module
        self.spec = module.__spec__
        self.loader = module.__loader__

    def create_module(self, spec):
        return self.module

    def exec_module(self, module):
        module.__spec__ = self.spec
        module.__loader__ = self.loader


class Loader:
    """The real loader, and a callback afterwards."""

    def __init__(self, real, callback):
        self.real = real
        self.callback = callback

    def __getattr__(self, name):
        return getattr(self.real, name)

    def create_module(self, spec):
        return self.real.create_module(spec)

    def exec_module(self, module):
        module.__spec__.loader = module.__loader__ = self.real
        _call_with_frames_removed(self.real.exec_module, module)
        try:
            self.callback(module)
        except Exception:
            # A library of another version than we know shows nothing, but the program runs.
            pass
