# id: limits-28-holes-in-shared-memory
# tries: keep whole pieces of shared memory by one page of each
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 67108864
import ctypes, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
SIZE = 4 << 20
for _ in range(100):
    piece = libc.mmap(None, SIZE, 3, 0x21, -1, 0)
    ctypes.memset(piece, 1, SIZE)
    libc.munmap(piece + 4096, SIZE - 4096)
time.sleep(3)
print("ESCAPED")
