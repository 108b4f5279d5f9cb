# id: limits-02-memory-of-children
# tries: use it in many processes
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
import os, time
ready, tell = os.pipe()
for _ in range(12):
    if os.fork() == 0:
        block = bytearray(b"x" * (30 << 20))
        os.write(tell, b"x")
        time.sleep(5)
        os._exit(0)
for _ in range(12):
    os.read(ready, 1)
time.sleep(1)
print("ESCAPED")
