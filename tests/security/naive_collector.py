# What a careless collector does: reads whatever lies there, following every link.
import os
import sys

total = 0
for folder, _, names in os.walk(sys.argv[1], followlinks=True):
    for name in names:
        with open(os.path.join(folder, name), "rb") as file:
            while piece := file.read(1 << 20):
                total += len(piece)
                if total < 1 << 16:
                    sys.stdout.buffer.write(piece)
                if total > 64 << 20:
                    sys.exit("too much")
    if len(names) > 200 or folder.count("/") > 900:
        sys.exit("too many")
