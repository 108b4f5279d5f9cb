# id: limits-23-slow-look
# tries: make the fair look at shared pages slow, and grow meanwhile
# must: limit memory
# witness: more --memory 4294967296 --processes 400 --cpu 20
# options: --memory 268435456 --processes 400 --cpu 20
import os, time
base = bytearray(b"x" * (180 << 20))
for _ in range(180):
    if os.fork() == 0:
        time.sleep(20)
        os._exit(0)
held = []
for number in range(20):
    held.append(bytearray(b"x" * (16 << 20)))
    # A quarter above the limit.
    if 180 + 16 * (number + 1) > 320:
        print("ESCAPED", flush=True)
        break
    time.sleep(0.02)
time.sleep(3)
