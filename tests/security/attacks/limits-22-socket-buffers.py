# id: limits-22-socket-buffers
# tries: hold memory in the buffers of sockets, which no process shows
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 100663296
import os, socket, time
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
for _ in range(7):
    if os.fork() == 0:
        held = fill()
        time.sleep(3)
        os._exit(0)
held = fill()
time.sleep(2)
print("ESCAPED")
