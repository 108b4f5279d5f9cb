# id: channel-05-never-read
# tries: never read the answers of the channel
# must: exit 7
# witness: not needed: the exit status is the proof
# options: --cpu 10
import json, os, struct, time
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
frame = struct.pack("<I", len(body)) + body
# More than the answers that a socket can hold; whoever waits for room for another waits for ever.
sent = 0
while sent < 5000:
    try:
        assert os.write(fd, frame) == len(frame)
        sent += 1
    except BlockingIOError:
        time.sleep(0.001)
print("HELD")
raise SystemExit(7)
