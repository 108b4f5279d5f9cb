# id: limits-37-watches
# tries: fill memory with what the kernel keeps of watched descriptors
# must: not escaped
# witness: plain
# options: --memory 134217728 --cpu 30
import ctypes, os, select, time
libc = ctypes.CDLL(None)
watchers = [select.epoll() for _ in range(100)]
done, tell = os.pipe()
for _ in range(60):
    if os.fork() == 0:
        events = [libc.eventfd(0, 0) for _ in range(140)]
        for watcher in watchers:
            for event in events: watcher.register(event, 0)
        os.write(tell, b".")
        time.sleep(20)
        os._exit(0)
count = 0
while count < 60: count += len(os.read(done, 100))
time.sleep(3)
print("ESCAPED", flush=True)
os._exit(0)
