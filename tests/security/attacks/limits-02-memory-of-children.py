# id: limits-02-memory-of-children
# tries: use it in many processes
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
import os, time
for _ in range(12):
    if os.fork() == 0:
        block = bytearray(b"x" * (30 << 20))
        time.sleep(5)
        os._exit(0)
time.sleep(1.5)
print("ESCAPED")
