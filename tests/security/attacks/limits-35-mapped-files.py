# id: limits-35-mapped-files
# tries: fill the disk with nameless files that are only mapped, a page of each
# must: not escaped
# witness: plain
# levels: landlock
import mmap, os, time
held = []
for _ in range(4):
    file = open("f", "w+b")
    for _ in range(150): file.write(bytes(1 << 20))
    file.flush()
    held.append(mmap.mmap(os.dup(file.fileno()), 4096))
    os.unlink("f")
    file.close()
for number in range(3, 64):
    try: os.close(number)
    except OSError: pass
time.sleep(3)
print("ESCAPED", flush=True)
os._exit(0)
