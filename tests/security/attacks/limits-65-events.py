# id: limits-65-events
# tries: hold memory in events that nobody fetches
# must: held
# witness: plain
# levels: namespaces
import array, ctypes, fcntl, os, tempfile, termios
libc = ctypes.CDLL(None, use_errno=True)
OPEN = 0x20
MOST = 16384  # events that wait for one watcher
with tempfile.TemporaryDirectory() as folder:
    names = [f"{folder}/{n}{'x' * 240}" for n in range(2)]
    for name in names:
        open(name, "w").close()
    watchers = [libc.inotify_init1(os.O_NONBLOCK) for _ in range(24)]
    for watcher in watchers:
        libc.inotify_add_watch(watcher, folder.encode(), OPEN)
    for n in range(MOST):  # the same event twice would be one
        os.close(os.open(names[n % 2], os.O_RDONLY))
    waiting = 0
    for watcher in watchers:
        size = array.array("i", [0])
        if watcher >= 0:
            fcntl.ioctl(watcher, termios.FIONREAD, size)
            waiting += size[0]
print("ESCAPED" if waiting > 50 << 20 else "HELD", waiting >> 20, "MiB")
