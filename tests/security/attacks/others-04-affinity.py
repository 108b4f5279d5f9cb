# id: others-04-affinity
# tries: bind a process of the user's, and the supervisor, to a processor
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
done = []
for pid in (target["pid"], os.getppid()):
    try:
        before = os.sched_getaffinity(pid)
        os.sched_setaffinity(pid, {max(before)})
        if os.sched_getaffinity(pid) != before:
            done.append(pid)
    except OSError as refusal:
        print(pid, refusal)
print("ESCAPED" if done else "HELD", done)
