# id: channel-02-huge
# tries: announce a message of 4 GiB
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
    os.write(fd, b"\xff\xff\xff\xff")
    for _ in range(64): os.write(fd, b"x" * (1 << 20))
    print("ESCAPED: 64 MiB of it were taken")
except OSError as refusal:
    print("HELD", refusal)
raise SystemExit(7)
