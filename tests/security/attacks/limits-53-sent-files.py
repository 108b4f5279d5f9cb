# id: limits-53-sent-files
# tries: keep deleted files alive in calls that wait, where no process shows them, and fill the disk
# must: not escaped
# witness: plain
# levels: landlock
# options: --wall 60
import os, socket, threading, time
a, b = socket.socketpair()
a.setblocking(False)
for piece in bytes(1000), b"x":
    try:
        while True:
            a.send(piece)
    except BlockingIOError:
        pass
a.setblocking(True)
refused = []

def send(file):
    try:
        socket.send_fds(a, [b"y"], [file])
    except OSError as refusal:
        refused.append(refusal)

for number in range(20):
    file = os.open("x", os.O_RDWR | os.O_CREAT, 0o600)
    os.unlink("x")
    for _ in range(20):
        os.write(file, bytes(1 << 20))
    threading.Thread(target=send, args=(file,), daemon=True).start()
    time.sleep(0.05)
    os.close(file)
time.sleep(1)
print("HELD" if refused else "ESCAPED", *refused[:1], flush=True)
os._exit(0)
