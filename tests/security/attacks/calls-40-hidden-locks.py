# id: calls-40-hidden-locks
# tries: lock parts of a file so that the locks stay after its descriptor is closed, where nothing shows them
# must: held
# witness: plain
import ctypes, fcntl, mmap, os, struct

HIGH = 1 << 32  # the kernel looks at the low half of the command
libc = ctypes.CDLL(None, use_errno=True)
FCNTL = {"x86_64": 72, "aarch64": 25}[os.uname().machine]
file = os.open("locked", os.O_RDWR | os.O_CREAT)
os.ftruncate(file, mmap.PAGESIZE)
kept = mmap.mmap(file, mmap.PAGESIZE)
done = []
for name, command in {"set": 37, "set and wait": 38, "set, high bits": 37 | HIGH}.items():
    lock = struct.pack("hh4xqqi4x", fcntl.F_WRLCK, 0, 10, 1, 0)
    if libc.syscall(FCNTL, file, ctypes.c_uint64(command), lock) == 0:
        done.append(name)
os.close(file)
print("ESCAPED" if done else "HELD", done)
