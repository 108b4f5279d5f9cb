# Warnings of several kinds: shown once, always, turned into errors, caught; some go to stderr.
import sys
import warnings


class HouseWarning(UserWarning):
    pass


def old_function():
    warnings.warn("old_function is going away", DeprecationWarning, stacklevel=2)
    return 1


def party(guests):
    if guests > 3:
        warnings.warn(f"{guests} guests are many", HouseWarning)


print("default filters:", len(warnings.filters) > 0, sys.warnoptions)
old_function()
for guests in (4, 4, 5):
    party(guests)

warnings.simplefilter("always", HouseWarning)
for _ in range(2):
    party(6)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    old_function()
    party(9)
    compile("assert (1, 'always true')", "<snippet>", "exec")
    compile("x = '\\d'", "<snippet>", "exec")
    compile("1 is 1", "<snippet>", "exec")
print([(w.category.__name__, str(w.message), w.lineno) for w in caught])

with warnings.catch_warnings():
    warnings.filterwarnings("error", message=".*guests")
    try:
        party(10)
    except HouseWarning as error:
        print("raised", repr(error))

warnings.filterwarnings("ignore", category=HouseWarning)
party(11)
print("nothing for eleven")
pattern = eval("'\\s+'")
print(repr(pattern))
unused = open(__file__)
del unused
print(warnings.formatwarning("text", UserWarning, "file.py", 3, "  some code"), end="")
warnings.showwarning = lambda message, category, *rest, **more: print("own:", category.__name__,
                message)
warnings.warn("to an own function", RuntimeWarning)
