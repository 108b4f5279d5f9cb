# id: limits-58-slow-look-at-files
# tries: make the look for hidden files slow by very many mappings and threads, go on by timers while everything should stand still, and take memory meanwhile
# must: not escaped
# witness: plain
# levels: landlock
# options: --memory 134217728 --cpu 60
import ctypes, mmap, os, signal, threading, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t] + [ctypes.c_int] * 3 + [ctypes.c_long]
libc.mprotect.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]

def take_memory(start, hider):
    """Goes on all the time, whoever stops it."""
    event = (ctypes.c_int * 16)(0, 0, signal.SIGCONT)
    timers = [ctypes.c_long() for _ in range(3000)]
    for timer in timers: libc.timer_create(1, event, ctypes.byref(timer))
    os.read(start, 1)
    # Each goes off once, because a stop makes one that is due go off no more.
    for at, timer in enumerate(timers, 1):
        libc.timer_settime(timer, 0, (ctypes.c_long * 4)(0, 0, at // 1000, at % 1000 * 1000000), None)
    time.sleep(0.8)
    end = time.monotonic() + 3
    held = []
    while len(held) < 24 and time.monotonic() < end:
        held.append(b"x" * (16 << 20))
        time.sleep(0.02)
    time.sleep(0.5)
    print("ESCAPED", flush=True)
    os.kill(hider, signal.SIGKILL)
    os.kill(os.getppid(), signal.SIGKILL)
    os._exit(0)

def hide_files(begin, start):
    os.read(begin, 1)
    held = []
    for number in range(6):
        file = os.open("f", os.O_CREAT | os.O_RDWR, 0o600)
        for _ in range(60): os.write(file, bytes(1 << 20))
        held.append(mmap.mmap(file, 4096))
        os.unlink("f")
        if number == 3: os.write(start, b".")
        os.close(file)
        os.closerange(start + 1, 64) # a mapping has a descriptor of its own
    time.sleep(60)

waiting, begin = os.pipe()
taking, start = os.pipe()
hider = os.fork()
if hider == 0: hide_files(waiting, start)
if os.fork() == 0: take_memory(taking, hider)
PAIRS = 15000
space = libc.mmap(None, PAIRS * 8192, 0, 0x4022, -1, 0)
for i in range(PAIRS): libc.mprotect(space + i * 8192, 4096, 1)
threading.stack_size(65536)
for _ in range(200): threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
os.write(begin, b".")
time.sleep(60)
