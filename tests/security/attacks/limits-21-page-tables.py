# id: limits-21-page-tables
# tries: fill memory with page tables, which no resident size counts
# must: limit memory
# witness: more --memory 2147483648 --cpu 60 --wall 60
# options: --memory 67108864
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
size = 150 << 30
# PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
block = libc.mmap(None, ctypes.c_size_t(size), 1, 0x4022, -1, ctypes.c_long(0))
libc.madvise(ctypes.c_void_p(block), ctypes.c_size_t(size), 15)  # MADV_NOHUGEPAGE
for at in range(0, size, 2 << 20):
    ctypes.c_char.from_address(block + at).value
print("ESCAPED")
