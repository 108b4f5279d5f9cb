# id: calls-38-own-priority
# tries: lower the priority of a process, or choose its processor, so that it dies or starts a program so slowly that nobody sees what it holds
# must: held
# witness: plain
import ctypes, os, struct

libc = ctypes.CDLL(None, use_errno=True)
SETPRIORITY, SETPARAM, SETSCHEDULER, SETAFFINITY, SETATTR = 141, 142, 144, 203, 314
BATCH, IDLE = 3, 5


def state(pid=0):
    return os.getpriority(os.PRIO_PROCESS, pid), os.sched_getscheduler(pid), os.sched_getaffinity(pid)


def attributes(policy, nice):
    return struct.pack("IIQiIQQQII", 56, policy, 0, nice, 0, 0, 0, 0, 0, 0)


def autogroup():
    os.setsid()
    # Landlock refuses to truncate it; to write to it takes no truncating.
    os.write(os.open("/proc/self/autogroup", os.O_WRONLY), b"19")
    return "changed"


parameter = ctypes.create_string_buffer(4)
last_processor = struct.pack("Q", 1 << max(os.sched_getaffinity(0)))
HIGH = 1 << 32  # the kernel looks at the low half of a number


def calls(pid):
    return {
        "setpriority": (SETPRIORITY, 0, pid, 19),
        "setpriority, high bits": (SETPRIORITY, 0, pid | HIGH, 19),
        "setpriority, of a high kind": (SETPRIORITY, HIGH, pid, 19),
        "setpriority of the group": (SETPRIORITY, 1, 0, 19),
        "setpriority of the user": (SETPRIORITY, 2, 0, 19),
        "sched_setscheduler": (SETSCHEDULER, pid, IDLE, parameter),
        "sched_setscheduler, batch": (SETSCHEDULER, pid, BATCH, parameter),
        "sched_setscheduler, high bits": (SETSCHEDULER, pid | HIGH, IDLE, parameter),
        "sched_setattr": (SETATTR, pid, attributes(IDLE, 0), 0),
        "sched_setattr, nice": (SETATTR, pid, attributes(0, 19), 0),
        "sched_setattr, high bits": (SETATTR, pid | HIGH, attributes(0, 19), 0),
        "sched_setparam": (SETPARAM, pid, parameter),
        "sched_setaffinity": (SETAFFINITY, pid, 8, last_processor),
        "sched_setaffinity, high bits": (SETAFFINITY, pid | HIGH, 8, last_processor),
    }


def wide(call):
    return [ctypes.c_uint64(one) if isinstance(one, int) else one for one in call]


reading, writing = os.pipe()
child = os.fork()
if child == 0:
    os.read(reading, 1)
    os._exit(0)
before = state(), state(child)
done = []
for pid in (0, os.getpid(), child):
    for name, call in calls(pid).items():
        libc.syscall(*wide(call))
        if (state(), state(child)) != before:
            done.append((pid, name))
            break
try:
    done.append(autogroup())
except OSError as refusal:
    print(refusal)
os.write(writing, b".")
print("ESCAPED" if done else "HELD", done)
