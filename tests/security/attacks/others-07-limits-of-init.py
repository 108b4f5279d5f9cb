# id: others-07-limits-of-init
# tries: take every resource from the supervisor, also with high bits of its number and by a thread
# must: held
# witness: child of a shell
import ctypes, os, threading
libc = ctypes.CDLL(None, use_errno=True)
PRLIMIT64 = 302
init = os.getppid()
done = []


def take(resource, pid):
    limit = (ctypes.c_uint64 * 2)()
    if libc.syscall(PRLIMIT64, ctypes.c_long(pid), resource, None, limit) != 0:
        return
    # As much as is left to it: its own, so that the program that shows it goes on.
    limit[1] = limit[0]
    if libc.syscall(PRLIMIT64, ctypes.c_long(pid), resource, limit, None) == 0:
        done.append((resource, hex(pid)))


for resource in range(16):
    for pid in (init, init | 1 << 32, init | -1 << 32):
        take(resource, pid)
        # It may not even be read at `namespaces`, so the writing is tried alone, too.
        core = (ctypes.c_uint64 * 2)(0, 0)
        if libc.syscall(PRLIMIT64, ctypes.c_long(pid), 4, core, None) == 0:
            done.append(("core", hex(pid)))
thread = threading.Thread(target=take, args=(7, init))
thread.start()
thread.join()
print("ESCAPED" if done else "HELD", done)
