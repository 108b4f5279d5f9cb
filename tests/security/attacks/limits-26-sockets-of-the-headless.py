# id: limits-26-sockets-of-the-headless
# tries: hold memory in the buffers of sockets, and end the first thread, which tells of them
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 100663296
import ctypes, os, socket, threading, time
libc = ctypes.CDLL(None)
def fill():
    held = []
    for _ in range(110):
        a, b = socket.socketpair()
        a.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        a.setblocking(False)
        try:
            while True: a.send(b"x" * 65536)
        except BlockingIOError:
            held.append((a, b))
    return held
def work(is_last):
    time.sleep(0.2)
    held = fill()
    time.sleep(2 if is_last else 3)
    if is_last: os.write(1, b"ESCAPED\n")
    os._exit(0)
is_last = True
for _ in range(7):
    if os.fork() == 0:
        is_last = False
        break
threading.Thread(target=work, args=(is_last,)).start()
libc.syscall(60, 0)
