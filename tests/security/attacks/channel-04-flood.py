# id: channel-04-flood
# tries: send displays without end
# must: exit 7
# witness: not needed: the exit status is the proof
# options: --cpu 10
import json, os, struct
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
body = json.dumps({"type": "display", "data": {"text/plain": "x" * 1000}}).encode()
taken = 0
try:
    for _ in range(20000):
        os.write(fd, struct.pack("<I", len(body)) + body)
        taken += len(os.read(fd, 1))
except OSError: pass
print("ESCAPED" if taken == 20000 else "HELD", taken)
raise SystemExit(7)
