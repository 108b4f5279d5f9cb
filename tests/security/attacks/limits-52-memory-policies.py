# id: limits-52-memory-policies
# tries: have the kernel keep a wish for each of many parts of a file in memory, unseen
# must: held
# witness: plain
# levels: namespaces
import ctypes, mmap, os
libc = ctypes.CDLL(None, use_errno=True)
MBIND, GET_MEMPOLICY, MPOL_PREFERRED, MPOL_F_ADDR, PAGE = 237, 239, 1, 2, 4096
path = "/dev/shm/parts"
with open(path, "w+b") as file:
    file.truncate(1 << 20)
    part = mmap.mmap(file.fileno(), PAGE)
    place = ctypes.c_void_p(ctypes.addressof(ctypes.c_char.from_buffer(part)))
    nodes = ctypes.c_ulong(1)
    libc.syscall(MBIND, place, ctypes.c_ulong(PAGE), MPOL_PREFERRED, ctypes.byref(nodes), ctypes.c_ulong(64), 0)
    mode = ctypes.c_int(-1)
    libc.syscall(GET_MEMPOLICY, ctypes.byref(mode), None, ctypes.c_ulong(0), place, MPOL_F_ADDR)
    print("ESCAPED" if mode.value == MPOL_PREFERRED else "HELD", mode.value)
os.unlink(path)
