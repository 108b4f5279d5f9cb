# id: others-05-limits
# tries: change the limits of a process of the user's, and of the supervisor
# must: held
# witness: plain
import json, os, resource
target = json.load(open("target.json"))
done = []
for pid in (target["pid"], os.getppid()):
    try:
        resource.prlimit(pid, resource.RLIMIT_CORE, (0, 0))
        done.append(pid)
    except OSError as refusal:
        print(pid, refusal)
print("ESCAPED" if done else "HELD", done)
