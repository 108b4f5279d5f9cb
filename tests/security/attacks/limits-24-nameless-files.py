# id: limits-24-nameless-files
# tries: fill the disk with files that have no name any more
# must: not escaped
# witness: plain
# levels: landlock
import os, time
held = []
for _ in range(3):
    file = open("f", "wb")
    os.unlink("f")
    for _ in range(100):
        file.write(bytes(1 << 20))
    file.flush()
    held.append(file)
time.sleep(3)
print("ESCAPED")
