# id: limits-48-moved-folder
# tries: keep a folder from being looked at by moving it all the time
# must: not escaped
# witness: plain
# levels: landlock
import os, time
MIB = 1 << 20
os.mkdir("d")
for number in range(12_000):
    os.close(os.open(f"d/{number}", os.O_CREAT | os.O_WRONLY))
os.mkdir("d/e")
inside = os.open("d/e", os.O_RDONLY)
if os.fork() == 0:
    block = os.urandom(MIB)
    for number in range(3):
        file = os.open(f"large{number}", os.O_CREAT | os.O_WRONLY, 0o644, dir_fd=inside)
        for _ in range(200):
            os.write(file, block)
    time.sleep(3)
    os._exit(0)
name = "d"
while os.waitpid(-1, os.WNOHANG)[0] == 0:
    moved = os.urandom(5).hex()
    os.rename(name, moved)
    name = moved
print("ESCAPED")
