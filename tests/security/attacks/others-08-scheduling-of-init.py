# id: others-08-scheduling-of-init
# tries: let the supervisor run last and on one processor, by each call that can
# must: held
# witness: child of a shell
import ctypes, os, struct, threading
libc = ctypes.CDLL(None, use_errno=True)
SETPARAM, SETSCHEDULER, SETAFFINITY, SETATTR = 142, 144, 203, 314
SCHED_IDLE = 5
init = os.getppid()


def state():
    return os.sched_getscheduler(init), sorted(os.sched_getaffinity(init)), os.getpriority(os.PRIO_PROCESS, init)


def slow(pid):
    number = ctypes.c_long(pid)
    libc.syscall(SETPARAM, number, struct.pack("i", 0))
    libc.syscall(SETSCHEDULER, number, SCHED_IDLE, struct.pack("i", 0))
    libc.syscall(SETAFFINITY, number, 8, struct.pack("Q", 1))
    libc.syscall(SETATTR, number, struct.pack("IIQiIQQQ", 48, SCHED_IDLE, 0, 19, 0, 0, 0, 0), 0)


before = state()
for pid in (init, init | 1 << 32, init | -1 << 32):
    slow(pid)
thread = threading.Thread(target=slow, args=(init,))
thread.start()
thread.join()
print("ESCAPED" if state() != before else "HELD", before, state())
