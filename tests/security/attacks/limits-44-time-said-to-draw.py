# id: limits-44-time-said-to-draw
# tries: say that Sandpad is drawing a figure, and stay for too long meanwhile
# must: limit wall
# witness: more --wall 20
# options: --wall 0.3 --cpu 0.2
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
time.sleep(5)  # the limit, eight times that of CPU time for drawing, and a busy machine
print("ESCAPED")
