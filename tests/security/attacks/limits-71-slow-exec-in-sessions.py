# id: limits-71-slow-exec-in-sessions
# tries: keep the supervisor waiting for a process that gives back its memory, among 150 busy ones of one session, beside busy sessions, and take memory meanwhile
# must: limit memory
# witness: more --memory 2147483648 --cpu 60 --wall 60
# options: --memory 134217728 --cpu 20 --wall 20
import mmap, os, time

MIB = 1 << 20
POPULATE_WRITE = 23
SESSIONS, SIBLINGS = 6, 150
turn = mmap.mmap(-1, 4096)
processors = sorted(os.sched_getaffinity(0))[:2]


def hold(size):
    memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.madvise(POPULATE_WRITE)
    return memory


def spin(processor):
    os.sched_setaffinity(0, {processor})
    while not turn[1]:
        time.sleep(0.005)
    while True:
        pass


for _ in range(SESSIONS):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            spin(processors[-1])
        spin(processors[0])
if os.fork() == 0:
    os.setsid()
    for number in range(SIBLINGS):
        if os.fork() == 0:
            spin(processors[number % len(processors)])
    held = hold(90 * MIB)
    turn[0] = 1
    os.execv("/usr/bin/sleep", ["sleep", "9"])
while not turn[0]:
    time.sleep(0.0005)
turn[1] = 1
time.sleep(0.05)
kept = [hold(16 * MIB) for _ in range(32)]
print("ESCAPED", len(kept) * 16, "MiB", flush=True)
os._exit(0)
