# id: limits-50-new-numbers
# tries: hold memory in processes that end, and live on in a child, before a look is whole
# must: not escaped
# witness: more --memory 4000000000 --cpu 30
# options: --memory 100000000 --cpu 30
import ctypes, mmap, os, time
MIB, WORKERS, OTHERS, SECONDS = 1 << 20, 30, 60, 6
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
end = time.monotonic() + SECONDS

def work():
    part = mmap.mmap(-1, 40 * MIB, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    part.madvise(mmap.MADV_HUGEPAGE)
    filled = 0
    while time.monotonic() < end:
        if filled < 40 * MIB:
            part[filled:filled + 2 * MIB] = b"x" * (2 * MIB)
            filled += 2 * MIB
        time.sleep(0.06)
        if os.fork():
            os._exit(0)
    os._exit(0)

# Processes with many mappings make a look slow.
place = libc.mmap(None, ctypes.c_size_t(4096 * 4000), 0, 0x4022, -1, 0)
for number in range(0, 3900, 2):
    libc.mprotect(ctypes.c_void_p(place + number * 4096), ctypes.c_size_t(4096), 1)
for _ in range(OTHERS):
    if os.fork() == 0:
        while time.monotonic() < end:
            time.sleep(0.05)
        os._exit(0)
for _ in range(WORKERS):
    if os.fork() == 0:
        work()
while time.monotonic() < end - 0.5:
    time.sleep(0.1)
print("ESCAPED")
