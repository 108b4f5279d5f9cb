# id: limits-27-own-descriptors
# tries: hold memory in the buffers of sockets of threads that have descriptors of their own
# must: limit memory
# witness: none
# options: --memory 100663296
import ctypes, os, socket, threading, time
libc = ctypes.CDLL(None)
def fill():
    libc.syscall(436, 1000, 1000, 2)
    held = []
    for _ in range(60):
        try:
            a, b = socket.socketpair()
            a.setblocking(False)
            held.append((a, b))
            while True: a.send(b"x" * 65536)
        except BlockingIOError:
            pass
        except OSError:
            break # as many as one process may have
    time.sleep(2)
for _ in range(4):
    if os.fork() == 0:
        break
threads = [threading.Thread(target=fill) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print("ESCAPED")
