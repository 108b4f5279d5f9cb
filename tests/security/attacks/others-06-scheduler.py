# id: others-06-scheduler
# tries: change the scheduling of a process of the user's, and of the supervisor
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
done = []
for pid in (target["pid"], os.getppid()):
    try:
        os.sched_setscheduler(pid, os.SCHED_BATCH, os.sched_param(0))
        if os.sched_getscheduler(pid) == os.SCHED_BATCH:
            done.append(pid)
    except OSError as refusal:
        print(pid, refusal)
print("ESCAPED" if done else "HELD", done)
