# id: calls-41-waits-for-disk
# tries: wait for the disk in calls that look at no signal, once for each of thousands of mappings of a file
# must: held
# witness: plain
# levels: landlock
import ctypes, os

libc = ctypes.CDLL(None, use_errno=True)
libc.msync.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
MS_SYNC, RWF_DSYNC, RWF_SYNC = 4, 2, 4


def kernel_looks(call):
    """The kernel looks at what is no file, or has nothing mapped, and refuses it."""
    try:
        result = call()
    except OSError:
        return True
    return result != 0


def works(call):
    try:
        call()
        return True
    except OSError as refusal:
        print(refusal)
        return False


reading, _ = os.pipe()
file = os.open("written", os.O_RDWR | os.O_CREAT)
done = [name for name, isDone in {
    "fsync": kernel_looks(lambda: os.fsync(reading) or 0),
    "fdatasync": kernel_looks(lambda: os.fdatasync(reading) or 0),
    "sync_file_range": kernel_looks(lambda: libc.sync_file_range(reading, ctypes.c_long(0), ctypes.c_long(1), 7)),
    "msync": kernel_looks(lambda: libc.msync(1 << 20, 4096, MS_SYNC)),
    "O_SYNC": works(lambda: os.open("written", os.O_RDWR | os.O_SYNC)),
    "O_DSYNC": works(lambda: os.open("written", os.O_RDWR | os.O_DSYNC)),
    "RWF_DSYNC": works(lambda: os.pwritev(file, [b"1"], 0, RWF_DSYNC)),
    "RWF_SYNC": works(lambda: os.pwritev(file, [b"1"], 0, RWF_SYNC)),
}.items() if isDone]
print("ESCAPED" if done else "HELD", done)
