# A file beside the program has the name of a module of the standard library.
import os
import sys

import statistics

print(os.path.basename(statistics.__file__), sys.modules["statistics"] is statistics)
try:
    from statistics import median
except ImportError as error:
    print(str(error).replace(os.getcwd(), "."))
try:
    import math
    math.no_such_function
except AttributeError as error:
    print(error)
print(statistics.mean([1, 2, 3]))
