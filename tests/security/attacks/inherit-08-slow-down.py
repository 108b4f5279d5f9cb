# id: inherit-08-slow-down
# tries: lower the priority of all that the user runs
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.setpriority(os.PRIO_USER, 0, 3)
    seen = os.getpriority(os.PRIO_PROCESS, target["pid"])
    print("ESCAPED" if seen == 3 else "HELD", seen)
except OSError as refusal:
    print("HELD", refusal)
