# id: limits-45-futex-hash
# tries: have the kernel make a table of 256 MiB that no process shows
# must: held
# witness: plain
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
PR_FUTEX_HASH, SET_SLOTS = 78, 1
# The kernel looks at 32 bits of the option.
made = [libc.prctl(ctypes.c_ulong(option), ctypes.c_ulong(SET_SLOTS), ctypes.c_ulong(1 << 22), 0, 0)
        for option in (PR_FUTEX_HASH, PR_FUTEX_HASH | 1 << 32)]
print("ESCAPED" if 0 in made else "HELD", made, ctypes.get_errno())
