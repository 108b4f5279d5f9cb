# id: limits-15-open-files
# tries: open files without end
# must: held
# witness: plain
import os
held = []
try:
    for _ in range(600): held.append(os.open("/dev/null", os.O_RDONLY))
    print("ESCAPED")
except OSError as refusal:
    held = None
    print("HELD", refusal)
