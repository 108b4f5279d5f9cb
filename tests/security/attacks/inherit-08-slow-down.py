# id: inherit-08-slow-down
# tries: lower the priority of all that the user runs
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))


def seen():
    found = {}
    for pid in (target["pid"], os.getppid()):
        try:
            found[pid] = os.getpriority(os.PRIO_PROCESS, pid)
        except OSError:
            pass
    return found


before = seen()
try:
    os.setpriority(os.PRIO_USER, 0, 3)
except OSError as refusal:
    print(refusal)
print("ESCAPED" if seen() != before else "HELD", before, seen())
