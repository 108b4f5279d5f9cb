# id: limits-47-watches
# tries: use up what the user may watch on the whole machine
# must: held
# witness: plain
import ctypes, tempfile
libc = ctypes.CDLL(None, use_errno=True)
MODIFY = 2
made = 0
with tempfile.TemporaryDirectory() as folder:
    names = [f"{folder}/{number}".encode() for number in range(2000)]
    for name in names:
        open(name, "w").close()
    for _ in range(12):
        watcher = libc.inotify_init1(0)
        made += sum(libc.inotify_add_watch(watcher, name, MODIFY) >= 0 for name in names)
print("ESCAPED" if made > 10_000 else "HELD", made)
