# id: limits-43-cpu-said-to-draw
# tries: say that Sandpad is drawing a figure, and compute for too long meanwhile
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 0.4
import os, stat, time
def channel():
    for number in range(3, 256):
        try:
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                return number
        except OSError:
            pass
    raise SystemExit("no channel")
fd = channel()
os.write(fd, bytes(4))  # an empty message: drawing begins
os.read(fd, 1)
while time.process_time() < 4: pass  # the limit, and eight times as much for drawing
print("ESCAPED")
