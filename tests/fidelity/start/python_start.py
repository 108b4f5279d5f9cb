# All that a program can see of how it was started, a line each.
import sys

before = sorted(sys.modules)
names = {name: type(value).__name__ for name, value in globals().items()}

import atexit
import builtins
import gc
import locale
import os
import signal
import threading
import warnings


def show(what, value):
    print(f"{what}: {value}")


for name in sorted(names):
    show(f"global {name}", names[name])
show("__name__", __name__)
show("__file__", __file__)
show("__spec__", __spec__)
show("__loader__ class", type(__loader__))
show("__annotations__", globals().get("__annotations__"))
show("argv", sys.argv)
show("orig_argv end", sys.orig_argv[-1:])
show("path[0]", sys.path[0])
show("path entries", len(sys.path))
show("flags", sys.flags)
show("warnoptions", sys.warnoptions)
show("xoptions", sys._xoptions)
show("filters", [(action, category.__name__) for action, _, category, _, _ in warnings.filters])
show("recursion limit", sys.getrecursionlimit())
show("switch interval", sys.getswitchinterval())
show("executable", os.path.basename(sys.executable))
show("prefixes", (sys.prefix, sys.base_prefix))
for stream in (sys.stdin, sys.stdout, sys.stderr):
    show(f"stream {stream.name}", (type(stream).__name__, stream.encoding, stream.errors,
                                   stream.line_buffering, stream.write_through, stream.isatty(),
                                   stream.fileno()))
show("encodings", (sys.getdefaultencoding(), sys.getfilesystemencoding(), locale.getencoding()))
show("locale", locale.setlocale(locale.LC_ALL))
for hook in ("excepthook", "displayhook", "unraisablehook", "breakpointhook"):
    show(hook, getattr(sys, hook) is getattr(sys, f"__{hook}__"))
show("thread hook", threading.excepthook is threading.__excepthook__)
show("trace and profile", (sys.gettrace(), sys.getprofile()))
show("meta path", [getattr(one, "__name__", type(one).__name__) for one in sys.meta_path])
show("path hooks", len(sys.path_hooks))
for name in before:
    if not name.startswith(("_", "encodings.")):
        show("module", name)
for name in dir(builtins):
    show("builtin", name)
show("threads", [one.name for one in threading.enumerate()])
show("atexit", atexit._ncallbacks())
show("gc", (gc.isenabled(), gc.get_threshold(), gc.callbacks))
show("folder", os.getcwd())
show("files", sorted(os.listdir()))
show("umask", oct(os.umask(0o022)))
show("environment", sorted(os.environ))
show("descriptors", sorted(int(one) for one in os.listdir("/proc/self/fd"))[:-1])
handled = {one.name: str(signal.getsignal(one)) for one in signal.valid_signals()
           if isinstance(one, signal.Signals) and signal.getsignal(one) != signal.SIG_DFL}
for name in sorted(handled):
    show(f"signal {name}", handled[name].split(" at ")[0])
show("mask", signal.pthread_sigmask(signal.SIG_BLOCK, []))
show("nice", os.nice(0))
show("session", (os.getsid(0) == os.getpid(), os.getpgrp() == os.getpid(), os.getpid() > 1))
show("processors", os.cpu_count())
show("standard input", sys.stdin.read())
