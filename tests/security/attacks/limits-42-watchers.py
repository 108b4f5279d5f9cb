# id: limits-42-watchers
# tries: use up the watchers of the user
# must: held
# witness: plain
# levels: landlock
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
made = 0
while made < 16 and libc.inotify_init1(0) >= 0: made += 1
print("ESCAPED" if made == 16 else "HELD", made)
