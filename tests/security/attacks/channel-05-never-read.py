# id: channel-05-never-read
# tries: never read the answers of the channel
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
body = json.dumps({"type": "display", "data": {"text/plain": "x"}}).encode()
os.set_blocking(fd, False)
try:
    for _ in range(100000): os.write(fd, struct.pack("<I", len(body)) + body)
except OSError: pass
print("HELD")
raise SystemExit(7)
