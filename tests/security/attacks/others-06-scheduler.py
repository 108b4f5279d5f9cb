# id: others-06-scheduler
# tries: change the scheduling of a process of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.sched_setscheduler(target["pid"], os.SCHED_BATCH, os.sched_param(0))
    if os.sched_getscheduler(target["pid"]) != os.SCHED_BATCH:
        raise OSError("it is as it was")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
