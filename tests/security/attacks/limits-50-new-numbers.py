# id: limits-50-new-numbers
# tries: hold memory in processes that end, and live on in a child, before a look is whole
# must: not escaped
# witness: more --memory 4000000000 --cpu 60 --wall 120
# levels: namespaces
# options: --memory 100000000 --cpu 60 --wall 120
import ctypes, mmap, os, time
MIB, WORKERS, OTHERS, CPU_SECONDS = 1 << 20, 30, 60, 8
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p

# What each worker has used and filled. Processor time, not time that passes, says when the
# supervisor had its chance: on a busy machine both of them wait.
notes = memoryview(mmap.mmap(-1, 16 * WORKERS)).cast("d")

def work(number):
    part = mmap.mmap(-1, 40 * MIB, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    part.madvise(mmap.MADV_HUGEPAGE)
    filled = 0
    while True:
        if filled < 40 * MIB:
            part[filled:filled + 2 * MIB] = b"x" * (2 * MIB)
            filled += 2 * MIB
        time.sleep(0.06)
        if os.fork():
            notes[number] += time.process_time()
            notes[WORKERS + number] = filled
            os._exit(0)

# Processes with many mappings make a look slow.
place = libc.mmap(None, ctypes.c_size_t(4096 * 4000), 0, 0x4022, -1, 0)
for number in range(0, 3900, 2):
    libc.mprotect(ctypes.c_void_p(place + number * 4096), ctypes.c_size_t(4096), 1)
for _ in range(OTHERS):
    if os.fork() == 0:
        while True:
            time.sleep(0.05)
for number in range(WORKERS):
    if os.fork() == 0:
        work(number)
while sum(notes[:WORKERS]) < CPU_SECONDS or sum(notes[WORKERS:]) < WORKERS * 40 * MIB:
    time.sleep(0.1)
print("ESCAPED")
