# id: limits-76-page-tables
# tries: make page tables for hundreds of gigabytes that are only read, and have many threads go through all of them, in calls that look at no signal
# must: limit memory
# witness: more --memory 68719476736 --cpu 60 --wall 60
# options: --cpu 30 --wall 30
import ctypes, os, threading

SIZE, STEP, THREADS = 250 << 30, 2 << 20, 100
READ, PRIVATE_ANONYMOUS_NORESERVE, NO_HUGE_PAGES = 1, 0x4022, 15
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]

place = libc.mmap(None, SIZE, READ, PRIVATE_ANONYMOUS_NORESERVE, -1, 0)
libc.madvise(place, SIZE, NO_HUGE_PAGES)
sum(memoryview((ctypes.c_char * SIZE).from_address(place)).cast("B")[::STEP])
rollup = os.open("/proc/self/smaps_rollup", os.O_RDONLY)
threads = [threading.Thread(target=os.pread, args=(rollup, 4000, 0)) for _ in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("ESCAPED", flush=True)
