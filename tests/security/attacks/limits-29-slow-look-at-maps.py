# id: limits-29-slow-look-at-maps
# tries: make the look for hidden memory slow with very many mappings, and grow meanwhile
# must: limit memory
# witness: more --memory 4294967296 --cpu 20
# options: --memory 268435456 --cpu 20
import ctypes, os, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
PAIRS = 30000
start = libc.mmap(None, PAIRS * 8192, 0, 0x4022, -1, 0)
for i in range(PAIRS): libc.mprotect(start + i * 8192, 4096, 1)
children = []
for _ in range(15):
    child = os.fork()
    if child == 0:
        time.sleep(8)
        os._exit(0)
held = [b"x" * (8 << 20) for _ in range(45)]
time.sleep(2)
print("ESCAPED")
os._exit(0)
