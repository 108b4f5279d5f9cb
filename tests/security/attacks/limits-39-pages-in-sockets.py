# id: limits-39-pages-in-sockets
# tries: keep pages of files that are gone in sockets, a byte of each, where no process shows them
# must: not escaped
# witness: plain
import os, socket
PAGE = 4096
file = os.open("f", os.O_RDWR | os.O_CREAT, 0o600)
held = 0
for _ in range(4):
    sender, receiver = socket.socketpair()
    os.ftruncate(file, 16 * PAGE)
    for i in range(16): os.pwrite(file, b"x" * PAGE, i * PAGE)
    for i in range(16):
        try: held += os.sendfile(sender.fileno(), file, i * PAGE, 1)
        except OSError: pass
        try:
            out, into = os.pipe()
            held += os.splice(file, into, 1, offset_src=i * PAGE)
        except OSError: pass
    os.ftruncate(file, 0)
if held: print("ESCAPED")
