# Errors whose text cannot be made, a limit of tracebacks, and a failing hook.
import sys


class Silent(Exception):
    def __str__(self):
        raise RuntimeError("no text")


def outer(function):
    inner(function)


def inner(function):
    function()


def fail():
    "日本語", 1 / 0, "ünï"


try:
    outer(fail)
except ZeroDivisionError as error:
    sys.excepthook(type(error), error, error.__traceback__)
sys.tracebacklimit = 1
try:
    outer(fail)
except ZeroDivisionError as error:
    sys.excepthook(*sys.exc_info())
del sys.tracebacklimit
try:
    raise Silent("x")
except Silent as error:
    sys.excepthook(type(error), error, error.__traceback__)


def hook(kind, error, trace):
    raise LookupError("the hook fails, too")


sys.excepthook = hook
raise Silent("y")
