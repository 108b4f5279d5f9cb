"""Prepares an interpreter that starts before its program is there, and waits for it.

Loading packages takes most of the time of many programs. Those that the program's first lines import
are loaded now. `imports` is what these lines say, in their order: "os;+numpy;+matplotlib:pyplot",
where + marks packages whose loading nobody notices.
"""

import os
import sys


def hides_modules(folder):
    """Whether an import would take something from the program's files instead of a module that is
    installed, which packages may use, too: then it takes another way when the program is there."""
    find = sys.modules["_frozen_importlib_external"].PathFinder.find_spec
    names = {entry.partition(".")[0] for entry in os.listdir(folder)}
    return any(find(name) for name in names)


class Noticed(Exception):
    """The program would see that a package has been loaded before."""


def load(module, names):
    """As a statement of the program does it. A warning is shown once, with the line that asked for
    the package, and a package that raises may have done something before."""
    import warnings  # packages like these all have it

    def notice(*about, **more):
        raise Noticed

    shows, warnings.showwarning = warnings.showwarning, notice
    try:
        exec("__import__(module, fromlist=names)",
             {"__name__": "__main__", "module": module, "names": names})
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
    finally:
        warnings.showwarning = shows


def load_packages(imports, folder):
    if hides_modules(folder):
        return
    standard = getattr(sys, "stdlib_module_names", ())
    for entry in imports.split(";"):
        module, _, names = entry.lstrip("+").partition(":")
        package = module.partition(".")[0]
        if entry.startswith("+"):
            load(module, names.split(",") if names else ())
        elif package not in standard:
            return  # what it does when it is loaded may change what comes after it


def draw_once():
    """The first drawing of a figure loads fonts and more. Of this one nothing is left."""
    if "matplotlib.pyplot" not in sys.modules:
        return
    import gc
    import io
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure()
    axes = figure.subplots()
    axes.bar(["a"], [1], label="a")
    axes.set_title("a")
    axes.legend()
    for kind in ("png", "svg"):
        FigureCanvasAgg(figure).print_figure(io.BytesIO(), format=kind)
    del figure, axes
    # A font holds its file open.
    sys.modules["matplotlib.font_manager"]._get_font.cache_clear()
    gc.collect()


def asked_by(name):
    """The modules that a module asks for when it is loaded, as its code says."""
    import modulefinder
    from importlib.util import resolve_name

    spec = sys.modules[name].__spec__
    code = spec.loader.get_code(name)
    if code is None:
        return []  # a library of machine code
    found = []
    for kind, what in modulefinder.ModuleFinder().scan_opcodes(code):
        if kind == "store":
            continue
        level, names, module = what if kind == "relative_import" else (0, *what)
        full = resolve_name("." * level + (module or ""), spec.parent)
        found += [full, *(full + "." + one for one in names or ())]
        while full := full.rpartition(".")[0]:
            found.append(full)  # a package is loaded before what is in it
    return found


def new_since(loaded):
    """The modules that are there and were not, each with those that loading it asks for."""
    import modulefinder  # and with it what reads code

    new = {name: [] for name in sys.modules if name not in loaded}
    for name in new:
        try:
            new[name] = [other for other in asked_by(name) if other in new]
        except Exception:
            pass  # it says nothing of itself
    return new


def wait(imports, folder, channel, displays):
    try:
        load_packages(imports, folder)
    except BaseException:
        os._exit(1)  # the program starts in the usual way
    loaded = set(sys.modules)
    try:
        draw_once()
    except BaseException:
        pass
    if len(sys.modules) > len(loaded):
        displays.watcher.hide(new_since(loaded))  # the program has not asked for these
    channel.wait()
