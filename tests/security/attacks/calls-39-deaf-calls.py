# id: calls-39-deaf-calls
# tries: make calls that look at no signal until they are done, with work for minutes or gigabytes of page tables
# must: held
# witness: plain
import ctypes, os

GIB = 1 << 30
READ, PRIVATE, SHARED, ANONYMOUS, NORESERVE = 1, 2, 1, 0x20, 0x4000
GUARD_INSTALL, COLLAPSE, FREE, WILL_NEED = 102, 25, 8, 3
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_long]
libc.mincore.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p]


def mapped(size, flags, fd=-1):
    place = libc.mmap(None, size, READ, flags | NORESERVE, fd, 0)
    if place == ctypes.c_void_p(-1).value:
        raise OSError(ctypes.get_errno(), "mmap")
    return place


def called(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def sparse_file():
    fd = os.open("sparse", os.O_RDWR | os.O_CREAT)
    try:
        os.ftruncate(fd, 4 * GIB)
    finally:
        os.unlink("sparse")


def look_at_pages():
    size = 16 * GIB
    called(libc.mincore(mapped(size, PRIVATE | ANONYMOUS), size, ctypes.create_string_buffer(size >> 12)))


def advise(advice):
    size = 8 * GIB
    called(libc.madvise(mapped(size, PRIVATE | ANONYMOUS), size, advice))


def scan_page_map():
    fields = [0] * 12
    fields[0] = 96  # the size of the request
    fields[2], fields[3] = 1 << 20, 1 << 40  # from where to where
    request = (ctypes.c_uint64 * 12)(*fields)
    called(libc.ioctl(os.open("/proc/self/pagemap", os.O_RDONLY), ctypes.c_ulong(0xC0606610), request))


def ask_for_mapping():
    fields = [0] * 13
    fields[0] = 104  # the size of the request
    fields[2] = ctypes.addressof(libc.mmap)
    request = (ctypes.c_uint64 * 13)(*fields)
    result = libc.ioctl(os.open("/proc/self/maps", os.O_RDONLY), ctypes.c_ulong(0xC0686611), request)
    if result < 0 and ctypes.get_errno() == 25:
        raise OSError(25, "unknown")


def free():
    size = 8 * GIB
    place = libc.mmap(None, size, READ, PRIVATE | ANONYMOUS | NORESERVE, -1, 0)
    called(libc.madvise(place, size, FREE))


def will_need():
    """Said to be done; the kernel itself refuses a range that is not mapped."""
    if libc.madvise(1 << 46, 8 * GIB, WILL_NEED) == 0:
        raise OSError("has no effect")


def write_often():
    for name in ("/proc/self/clear_refs", "/proc/thread-self/clear_refs", f"/proc/{os.getpid()}/clear_refs"):
        os.writev(os.open(name, os.O_WRONLY), [b"1\n"] * 100)


done = []
for name, attempt in {
    "a sparse file of gigabytes": sparse_file,
    "mincore": look_at_pages,
    "guards": lambda: advise(GUARD_INSTALL),
    "guards, high bits": lambda: advise(GUARD_INSTALL | 1 << 32),
    "collapsing": lambda: advise(COLLAPSE),
    "free": free,
    "will need": will_need,
    "scan": scan_page_map,
    "ask for a mapping": ask_for_mapping,
    "clear_refs": write_often,
}.items():
    try:
        attempt()
        done.append(name)
    except OSError as refusal:
        print(name, refusal)
print("ESCAPED" if done else "HELD", done)
