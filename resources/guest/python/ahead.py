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


def load_packages(imports, folder):
    if hides_modules(folder):
        return
    standard = getattr(sys, "stdlib_module_names", ())
    for entry in imports.split(";"):
        module, _, names = entry.lstrip("+").partition(":")
        package = module.partition(".")[0]
        if entry.startswith("+"):
            __import__(module, fromlist=names.split(",") if names else ())
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


def wait(imports, folder, channel, displays):
    try:
        load_packages(imports, folder)
    except BaseException:
        pass  # the program's own import says what is wrong
    loaded = set(sys.modules)
    try:
        draw_once()
    except BaseException:
        pass
    # The program has not asked for these.
    displays.watcher.hide([name for name in sys.modules if name not in loaded])
    channel.wait()
