# id: limits-63-small-pieces-first
# tries: keep pieces of shared memory by one page of each, after very many small ones
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 67108864
import ctypes, os, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
PAGE, SIZE = 4096, 4 << 20
small = [libc.mmap(None, 2 * PAGE, 3, 0x21, -1, 0) for _ in range(3000)]
time.sleep(0.5)
for piece in small: libc.munmap(piece + PAGE, PAGE)
time.sleep(0.5)
for _ in range(200):
    piece = libc.mmap(None, SIZE, 3, 0x21, -1, 0)
    ctypes.memset(piece, 1, SIZE)
    libc.munmap(piece + PAGE, SIZE - PAGE)
time.sleep(2)
print("ESCAPED")
