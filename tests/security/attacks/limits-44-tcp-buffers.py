# id: limits-44-tcp-buffers
# tries: hold memory in the buffers of TCP, which no process shows
# must: not escaped
# witness: more --memory 2147483648
# options: --memory 100663296
import os, socket, time
def fill():
    held = []
    server = socket.create_server(("127.0.0.1", 0), backlog=200)
    for _ in range(110):
        a = socket.create_connection(server.getsockname())
        b = server.accept()[0]
        a.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 22)
        b.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1 << 22)
        a.setblocking(False)
        try:
            while True: a.send(b"x" * 65536)
        except BlockingIOError:
            held.append((a, b))
    return held
try:
    socket.socket()
except OSError as refusal:
    print("HELD", refusal)
    raise SystemExit
for _ in range(7):
    if os.fork() == 0:
        held = fill()
        time.sleep(3)
        os._exit(0)
held = fill()
time.sleep(2)
print("ESCAPED")
