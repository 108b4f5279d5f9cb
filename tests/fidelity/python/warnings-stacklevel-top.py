# Warns and looks for its caller from the top of the program, where there is no caller.
import inspect
import logging
import sys
import warnings


def deprecated(name):
    warnings.warn(f"{name} is old", UserWarning, stacklevel=3)
    warnings.warn(f"{name} is very old", DeprecationWarning, stacklevel=2)


logging.basicConfig(format="%(levelname)s %(funcName)s %(lineno)d %(message)s", stream=sys.stdout)
warnings.warn("one level too high", stacklevel=2)
deprecated("this")
warnings.warn("explained", RuntimeWarning, stacklevel=1)
logging.error("from here")
logging.error("from above", stacklevel=2)
try:
    print(sys._getframe(1).f_code.co_name)
except ValueError as error:
    print(error)
try:
    print(inspect.stack()[1].function)
except IndexError as error:
    print(error)
try:
    sys.setrecursionlimit(1)
except RecursionError as error:
    print(error)
print(inspect.currentframe().f_back)
