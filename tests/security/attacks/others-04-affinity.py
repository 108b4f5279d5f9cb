# id: others-04-affinity
# tries: bind a process of the user's to a processor
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.sched_setaffinity(target["pid"], {0})
    if os.sched_getaffinity(target["pid"]) != {0}:
        raise OSError("it is as it was")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
