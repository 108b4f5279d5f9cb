# id: inherit-10-all-supervisors
# tries: signal, read, limit or slow down any process of the supervisor, its helper among them
# must: held
# witness: none
# levels: landlock
import ctypes, os, resource, signal

def field(pid, name):
    with open("/proc/%d/status" % pid) as file:
        return next(line.split(":")[1].strip() for line in file if line.startswith(name))

# The parent, its parent, and all that belong to one of them and are not of this program.
parent = os.getppid()
aims = {parent, int(field(parent, "PPid"))} - {0, 1}
for name in filter(str.isdigit, os.listdir("/proc")):
    try:
        if int(field(int(name), "PPid")) in aims and "sandpad" in field(int(name), "Name"):
            aims.add(int(name))
    except (OSError, StopIteration):
        pass
aims.discard(os.getpid())

libc = ctypes.CDLL(None, use_errno=True)
def call(*arguments):
    if libc.syscall(*(ctypes.c_long(a) for a in arguments)) < 0:
        raise OSError(ctypes.get_errno(), "refused")

def read(pid, name):
    with open("/proc/%d/%s" % (pid, name), "rb") as file:
        file.read(1)

# The filter makes some calls seem to succeed.
def change(pid, get, put):
    before = get(pid)
    put(pid)
    if get(pid) == before:
        raise OSError("nothing changed")

PIDFD_SIGNAL, IOPRIO_SET, PTRACE, SEIZE = 424, 251, 101, 0x4206
tries = {
    "kill": lambda pid: os.kill(pid, 0),
    "continue": lambda pid: os.kill(pid, signal.SIGCONT),
    "group": lambda pid: os.killpg(os.getpgid(pid), 0),
    "pidfd": lambda pid: call(PIDFD_SIGNAL, os.pidfd_open(pid), 0, 0, 0),
    "limit": lambda pid: resource.prlimit(pid, resource.RLIMIT_NOFILE, (64, 64)),
    "processors": lambda pid: change(
        pid, os.sched_getaffinity, lambda pid: os.sched_setaffinity(pid, {max(os.sched_getaffinity(0))})),
    "scheduling": lambda pid: change(
        pid, os.sched_getscheduler,
        lambda pid: os.sched_setscheduler(pid, os.SCHED_BATCH, os.sched_param(0))),
    "priority": lambda pid: os.setpriority(os.PRIO_PROCESS, pid, 19),
    "disk": lambda pid: call(IOPRIO_SET, 1, pid, 3 << 13),
    "memory": lambda pid: read(pid, "mem"),
    "mappings": lambda pid: read(pid, "maps"),
    "environment": lambda pid: read(pid, "environ"),
    "descriptors": lambda pid: os.listdir("/proc/%d/fd" % pid),
    "trace": lambda pid: call(PTRACE, SEIZE, pid, 0, 0),
}
done = []
for pid in sorted(aims):
    for name, attempt in tries.items():
        try:
            attempt(pid)
        except OSError:
            continue
        done.append((pid, name))
print("ESCAPED" if done else "HELD", len(aims), done)
