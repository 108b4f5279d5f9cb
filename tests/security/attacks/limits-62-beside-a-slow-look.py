# id: limits-62-beside-a-slow-look
# tries: share memory among processes that begin after a slow look has, and keep it for as long as that look takes
# must: limit memory
# witness: more --memory 68719476736 --cpu 300 --wall 300
# options: --memory 402653184 --cpu 400 --wall 400
import ctypes, mmap, os, time
SLOW, PAIRS, WORKERS, EACH, PAGE = 200, 1900, 24, 40 << 20, 4096
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
filled = mmap.mmap(-1, PAGE)
space = libc.mmap(None, PAIRS * 2 * PAGE, 3, 0x4022, -1, 0)
for i in range(PAIRS): libc.mprotect(space + i * 2 * PAGE, PAGE, 1)
for _ in range(SLOW):
    if os.fork() == 0:
        while True: time.sleep(0.0007)
time.sleep(1.5)
shared = [mmap.mmap(-1, 6 * EACH) for _ in range(WORKERS // 6)]
for number in range(WORKERS):
    if os.fork() == 0:
        part = shared[number // 6]
        first = number % 6 * EACH
        for place in range(first, first + EACH, PAGE): part[place] = 1
        filled[number] = 1
        time.sleep(60)
while sum(filled[:WORKERS]) < WORKERS // 2: time.sleep(0.05)
time.sleep(6)
print("ESCAPED", flush=True)
os.kill(-1, 9)
