# id: limits-55-folder-exchanged
# tries: exchange a folder for an empty one while it is listed, and fill the disk in what lies in it
# must: not escaped
# witness: plain
# levels: landlock
# options: --cpu 60 --wall 60
import ctypes, os, time
MIB = 1 << 20
libc = ctypes.CDLL(None)

def exchange(one, other):
    RENAMEAT2, HERE, EXCHANGE = 316, -100, 2
    libc.syscall(RENAMEAT2, HERE, one.encode(), HERE, other.encode(), EXCHANGE)

def opened(name):
    return os.open(name, os.O_RDONLY | os.O_DIRECTORY)

def renewed(folder):
    """Its time of access, which the next list changes."""
    os.close(os.open("new", os.O_CREAT | os.O_WRONLY, 0o600, dir_fd=folder))
    os.unlink("new", dir_fd=folder)
    return os.fstat(folder).st_atime_ns

def wait_for_list(folder, before, seconds):
    end = time.monotonic() + seconds
    while os.fstat(folder).st_atime_ns == before and time.monotonic() < end:
        pass

# It takes long to list so many names. What lies in a folder is looked at after its list.
for folder in "one", "two":
    os.makedirs(folder + "/inner")
    open(folder + "/name", "w").close()
    for number in range(12_000):
        os.link(folder + "/name", f"{folder}/{number}")
full, empty = [name for name in os.listdir() if name in ("one", "two")]
outer, inner, bait = opened(full), opened(full + "/inner"), opened(empty + "/inner")
parent = os.getpid()
if os.fork() == 0:
    while os.getppid() == parent:
        wait_for_list(outer, renewed(outer), 1)
        before = renewed(bait)
        exchange(full, empty)
        wait_for_list(bait, before, 0.3)
        exchange(full, empty)
    os._exit(0)
time.sleep(0.5)
block = os.urandom(MIB)
for number in range(4):
    file = os.open(f"large{number}", os.O_CREAT | os.O_WRONLY, 0o600, dir_fd=inner)
    for _ in range(150):
        os.write(file, block)
        time.sleep(0.003)
time.sleep(1)
print("ESCAPED")
