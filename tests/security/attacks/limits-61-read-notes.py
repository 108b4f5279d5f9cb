# id: limits-61-read-notes
# tries: fill memory with what the kernel keeps of long notes on watched descriptors that were read
# must: limit memory
# witness: more --memory 68719476736 --cpu 60 --wall 60
# options: --memory 134217728 --cpu 60 --wall 60
import ctypes, os, select, time
libc = ctypes.CDLL(None)
watcher = select.epoll()
# A file under another number is watched once more, also when that number is closed again.
numbers = range(128, 252)
for event in [libc.eventfd(0, 0) for _ in range(15)]:
    for number in numbers:
        os.dup2(event, number)
        watcher.register(number, 0)
for number in numbers: os.close(number)
done, tell = os.pipe()
for _ in range(8):
    if os.fork() == 0:
        held = [os.open(f"/proc/self/fdinfo/{watcher.fileno()}", os.O_RDONLY) for _ in range(150)]
        for notes in held: os.read(notes, 1)
        os.write(tell, b".")
        time.sleep(20)
        os._exit(0)
for _ in range(8): os.read(done, 1)
time.sleep(3)
print("ESCAPED", flush=True)
os._exit(0)
