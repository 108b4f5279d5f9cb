# id: limits-68-long-lines
# tries: keep the look at memory busy with lists of mappings that have gigabytes of text, and fill memory meanwhile
# must: not escaped
# witness: plain
# options: --memory 134217728 --cpu 20 --wall 20
import ctypes, os, time
PROCESSES, MAPPINGS, FOLDERS, BYTES = 4, 2000, 900, 100 << 20
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
# /proc writes four characters for each line break in a path.
for _ in range(FOLDERS):
    os.mkdir("\n" * 250)
    os.chdir("\n" * 250)
file = os.open("f", os.O_CREAT | os.O_RDWR)
os.ftruncate(file, 4096)
for _ in range(MAPPINGS):
    libc.mmap(None, ctypes.c_size_t(4096), 1, 1, file, ctypes.c_long(0))
filled = os.pipe()
for _ in range(PROCESSES):
    if os.fork() == 0:
        held = bytearray(BYTES)
        held[::4096] = b"." * len(held[::4096])
        os.write(filled[1], b".")
        time.sleep(9)
        os._exit(0)
for _ in range(PROCESSES):
    os.read(filled[0], 1)
time.sleep(3)
print("ESCAPED", PROCESSES * BYTES >> 20, "MiB", flush=True)
os._exit(0)
