# id: others-09-priority-of-init
# tries: lower the supervisor's priorities, by its number, its group and its user
# must: held
# witness: child of a shell
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
SETPRIORITY, IOPRIO_SET, IOPRIO_GET = 141, 251, 252
PROCESS, GROUP, USER = range(3)
IDLE_CLASS = 3 << 13
init = os.getppid()


def state():
    return os.getpriority(os.PRIO_PROCESS, init), libc.syscall(IOPRIO_GET, PROCESS + 1, init)


before = state()
for high in (0, 1 << 32, -1 << 32):
    for which, who in ((PROCESS, init), (GROUP, os.getpgid(init)), (USER, 0), (USER, os.getuid())):
        libc.syscall(SETPRIORITY, ctypes.c_long(which | high), ctypes.c_long(who), 3)
        libc.syscall(SETPRIORITY, which, ctypes.c_long(who | high), 3)
        libc.syscall(IOPRIO_SET, ctypes.c_long(which + 1 | high), ctypes.c_long(who), IDLE_CLASS)
        libc.syscall(IOPRIO_SET, which + 1, ctypes.c_long(who | high), IDLE_CLASS)
print("ESCAPED" if state() != before else "HELD", before, state())
