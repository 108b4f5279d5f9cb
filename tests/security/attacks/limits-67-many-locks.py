# id: limits-67-many-locks
# tries: fill memory with locks on parts of one file among many, faster than they can be counted
# must: not escaped
# witness: plain
# options: --memory 67108864 --cpu 60 --wall 60
import fcntl, os, struct

LOCKS = 2_000_000  # of 192 bytes each
others = [os.open(f"other-{number}", os.O_RDWR | os.O_CREAT) for number in range(200)]
file = os.open("locked", os.O_RDWR | os.O_CREAT)
for name in os.listdir("."):
    if name.startswith(("other-", "locked")):
        os.unlink(name)


def lock(kind, start, length):
    fcntl.fcntl(file, fcntl.F_SETLK, struct.pack("hh4xqqi4x", kind, 0, start, length, 0))


# To free a byte in the middle makes two locks of one. From the end on the kernel finds it at once.
lock(fcntl.F_WRLCK, 0, 2 * LOCKS + 10)
for number in range(LOCKS, 0, -1):
    lock(fcntl.F_UNLCK, 2 * number, 1)
print("ESCAPED", LOCKS, "locks", flush=True)
os._exit(0)
