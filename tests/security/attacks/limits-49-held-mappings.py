# id: limits-49-held-mappings
# tries: keep whoever looks at a process waiting, and take memory and time meanwhile
# must: not escaped
# witness: more --memory 68719476736 --cpu 120 --wall 120
# options: --memory 200000000 --cpu 5 --wall 5
import ctypes, mmap, os, threading, time
MIB, GIB = 1 << 20, 1 << 30
NO_HUGE_PAGES, POPULATE_READ, READ, NO_RESERVE = 15, 22, 1, 0x4022
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p

def change():
    while True:
        libc.munmap(ctypes.c_void_p(libc.mmap(None, ctypes.c_size_t(4096), READ, NO_RESERVE, -1, 0)),
                    ctypes.c_size_t(4096))

if os.fork() == 0:
    size = ctypes.c_size_t(60 * GIB)
    large = ctypes.c_void_p(libc.mmap(None, size, READ, NO_RESERVE, -1, 0))
    libc.madvise(large, size, NO_HUGE_PAGES)
    threading.Thread(target=change, daemon=True).start()
    end = time.monotonic() + 12
    while time.monotonic() < end:
        libc.madvise(large, size, POPULATE_READ)
    os._exit(0)
time.sleep(0.5)
held = []
for _ in range(8):
    if os.fork() == 0:
        part = mmap.mmap(-1, 90 * MIB, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        part[:] = b"x" * (90 * MIB)
        time.sleep(8)
        os._exit(0)
time.sleep(7)
print("ESCAPED")
