# id: limits-66-sessions
# tries: keep the supervisor from running, beside many busy sessions that the kernel gives as much as it, and fill memory meanwhile
# must: not escaped
# witness: plain
# options: --memory 134217728 --cpu 20 --wall 20
import os, time
SESSIONS, PIECE, PIECES = 120, 8 << 20, 64
ready, begin = os.pipe(), os.pipe()
for _ in range(SESSIONS):
    if os.fork() == 0:
        os.setsid()
        os.write(ready[1], b".")
        os.read(begin[0], 1)
        end = time.monotonic() + 4
        while time.monotonic() < end:
            pass
        os._exit(0)
for _ in range(SESSIONS):
    os.read(ready[0], 1)
os.write(begin[1], b"." * SESSIONS)
time.sleep(0.2)
held = [bytearray(PIECE) for _ in range(PIECES)]
for piece in held:
    piece[::4096] = b"." * len(piece[::4096])
print("ESCAPED", len(held) * PIECE >> 20, "MiB", flush=True)
os._exit(0)
