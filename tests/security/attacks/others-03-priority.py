# id: others-03-priority
# tries: make a process of the user's, and the supervisor, slow
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
done = []
for pid in (target["pid"], os.getppid()):
    try:
        os.setpriority(os.PRIO_PROCESS, pid, 19)
        # It may be accepted without effect.
        if os.getpriority(os.PRIO_PROCESS, pid) == 19:
            done.append(pid)
    except OSError as refusal:
        print(pid, refusal)
print("ESCAPED" if done else "HELD", done)
