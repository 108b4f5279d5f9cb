# id: ahead-06-left-before
# tries: find descriptors, processes or files that were left while it was waited for
# must: held
# witness: not needed: without Sandpad nothing waits
import numpy, matplotlib.pyplot
import os

def parent(pid):
    try:
        return int(open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1])
    except OSError:
        return 0

found = []
for number in os.listdir("/proc/self/fd"):
    try:
        leads = os.readlink(f"/proc/self/fd/{number}")
    except OSError:
        continue
    if not leads.startswith(("pipe:", "socket:", "/proc/")):
        found.append(leads)
found += [pid for pid in os.listdir("/proc") if pid.isdigit() and parent(pid) == os.getpid()]
for folder in (".", "/tmp", "/dev/shm"):
    try:
        found += [name for name in os.listdir(folder) if folder == "." and name not in (
            os.path.basename(__file__), "target.json")]
    except OSError:
        pass
print("ESCAPED" if found else "HELD", found)
