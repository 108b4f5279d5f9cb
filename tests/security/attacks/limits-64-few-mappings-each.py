# id: limits-64-few-mappings-each
# tries: fill memory with the kernel's notes on mappings, of which no process has very many
# must: limit memory
# witness: more --memory 4294967296 --cpu 60 --wall 60
# options: --memory 134217728 --cpu 60 --wall 60
import ctypes, os, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
PAIRS, PROCESSES = 1900, 150
start = libc.mmap(None, PAIRS * 8192, 0, 0x4022, -1, 0)
for i in range(PAIRS): libc.mprotect(start + i * 8192, 4096, 1)
for _ in range(PROCESSES):
    if os.fork() == 0:
        time.sleep(40)
        os._exit(0)
time.sleep(6) # the kernel takes long to list them all on a busy machine
print("ESCAPED")
os._exit(0)
