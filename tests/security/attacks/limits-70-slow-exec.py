# id: limits-70-slow-exec
# tries: keep the supervisor waiting for a process of the lowest priority that gives back its memory as it starts another program, and take memory meanwhile
# must: limit memory
# witness: more --memory 2147483648 --cpu 20 --wall 20
# options: --memory 134217728 --cpu 20 --wall 20
import mmap, os, time

MIB = 1 << 20
POPULATE_WRITE = 23
turn = mmap.mmap(-1, 4096)


def hold(size):
    memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.madvise(POPULATE_WRITE)
    return memory


for processor in sorted(os.sched_getaffinity(0))[:2]:
    if os.fork() == 0:
        os.sched_setaffinity(0, {processor})
        while not turn[1]:
            time.sleep(0.001)
        while True:
            pass
if os.fork() == 0:
    held = hold(90 * MIB)
    os.nice(19)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    turn[0] = 1
    os.execv("/usr/bin/sleep", ["sleep", "9"])
while not turn[0]:
    time.sleep(0.0005)
turn[1] = 1
time.sleep(0.05)
kept = [hold(16 * MIB) for _ in range(32)]
print("ESCAPED", len(kept) * 16, "MiB", flush=True)
os._exit(0)
