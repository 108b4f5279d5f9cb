# id: limits-59-one-sum
# tries: fill the disk twice over: with files in sight, and with mapped ones that have no name
# must: not escaped
# witness: plain
# levels: landlock
import mmap, os, time
held = []
for number in range(7):
    with open(f"f{number}", "w+b") as file:
        for _ in range(60): file.write(bytes(1 << 20))
        file.flush()
        if number >= 3: # three of them can be seen
            held.append(mmap.mmap(file.fileno(), 4096))
            os.unlink(file.name)
    # A mapping has a descriptor of its own.
    for other in range(3, 64):
        try: os.close(other)
        except OSError: pass
time.sleep(3)
print("ESCAPED", flush=True)
os._exit(0)
