# id: channel-01-garbage
# tries: send noise on the display channel
# must: exit 7
# witness: not needed: the exit status is the proof
import os
import stat
def channel():
    for number in range(3, 256):
        try:
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                return number
        except OSError:
            pass
    raise SystemExit("no channel")
fd = channel()
try:
    for _ in range(50): os.write(fd, os.urandom(4096))
except OSError: pass
print("HELD")
raise SystemExit(7)
