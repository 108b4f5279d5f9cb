# id: others-03-priority
# tries: make a process of the user's slow
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.setpriority(os.PRIO_PROCESS, target["pid"], 19)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
