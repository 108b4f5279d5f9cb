import os
import sys

if os.path.getsize(sys.argv[0]) == 0:
    print("ESCAPED: the program is not there yet")
