"""Tells when a module has been imported, without importing anything itself.

This file is compiled under the import system's own file name and calls the real loader through a
function of the import system's own name: the interpreter then takes our frames out of tracebacks
together with its own.
"""


def _call_with_frames_removed(function, *arguments):
    return function(*arguments)


class Watcher:
    """Calls back when one of some modules has been imported; finds nothing by itself."""

    def __init__(self, callbacks):
        self.callbacks = callbacks

    def find_spec(self, name, path=None, target=None):
        callback = self.callbacks.pop(name, None)
        if callback is None:
            return None
        import importlib.util

        # Ours has left the table, so this asks the usual finders.
        spec = importlib.util.find_spec(name)
        if spec is not None and hasattr(spec.loader, "exec_module"):
            spec.loader = Loader(spec.loader, callback)
        return spec


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
