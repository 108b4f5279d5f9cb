# id: limits-31-connections-nobody-takes
# tries: hold memory in the buffers of connections that are closed and were never accepted
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 67108864
# levels: namespaces
import os, socket, time
listener = socket.socket(socket.AF_UNIX)
listener.bind("\0all%d" % os.getpid())
listener.listen(4096)
for _ in range(1000):
    client = socket.socket(socket.AF_UNIX)
    client.connect(listener.getsockname())
    client.setblocking(False)
    try:
        while True: client.send(b"x" * 65536)
    except BlockingIOError: pass
    client.close()
time.sleep(3)
print("ESCAPED")
