# id: limits-36-files-in-flight
# tries: fill the disk with nameless files that lie in a socket
# must: not escaped
# witness: plain
# levels: landlock
import os, socket, time
sender, receiver = socket.socketpair()
for _ in range(4):
    file = open("f", "wb")
    os.unlink("f")
    for _ in range(150): file.write(bytes(1 << 20))
    file.flush()
    socket.send_fds(sender, [b"a"], [file.fileno()])
    file.close()
time.sleep(3)
print("ESCAPED")
