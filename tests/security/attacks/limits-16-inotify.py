# id: limits-16-inotify
# tries: use up the watches of the desktop
# must: held
# witness: plain
# levels: namespaces
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
made = 0
while made < 100 and libc.inotify_init1(0) >= 0: made += 1
print("ESCAPED" if made >= 100 else "HELD", made)
