# id: others-05-limits
# tries: change the limits of a process of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    import resource
    resource.prlimit(target["pid"], resource.RLIMIT_CORE, (0, 0))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
