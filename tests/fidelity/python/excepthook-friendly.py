# Installs its own hooks for uncaught errors in the program, in threads and in finalizers.
import sys
import threading
import traceback


class UserMistake(Exception):
    """An error whose message is enough."""


def friendly(kind, error, trace):
    frames = traceback.extract_tb(trace)
    if issubclass(kind, UserMistake):
        print(f"Sorry: {error}", file=sys.stderr)
        print(f"(in {frames[-1].name}, line {frames[-1].lineno}: {frames[-1].line})",
              file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)


def in_thread(arguments):
    print(f"thread {arguments.thread.name}: {arguments.exc_value!r}", file=sys.stderr)


def unraisable(info):
    print(f"ignored {info.exc_value!r} of {info.object.__qualname__}", file=sys.stderr)


class Careless:
    def __del__(self):
        raise ValueError("in a finalizer")


sys.excepthook = friendly
threading.excepthook = in_thread
sys.unraisablehook = unraisable
sys.displayhook = lambda value: print("display", value)

thread = threading.Thread(target=int, args=("x",), name="worker")
thread.start()
thread.join()
careless = Careless()
del careless
exec(compile("6 * 7", "<shown>", "single"))
print("before the mistake")


def choose(color):
    if color not in ("red", "blue"):
        raise UserMistake(f"there is no color {color!r}")


choose("grün")
