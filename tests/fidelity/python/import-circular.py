# Two modules import each other; first in a way that works, then in one that does not.
import sys

import day

print(day.name(), day.night.name())
print(sorted(name for name in ("day", "night", "left", "right") if name in sys.modules))
try:
    import left
except AttributeError as error:
    print("AttributeError:", str(error).replace(__file__.rpartition("/")[0], "."))
print(sorted(name for name in ("day", "night", "left", "right") if name in sys.modules))


def start():
    from chicken import Chicken
    return Chicken()


start()
print("not reached")
