# id: channel-07-forged-error
# tries: pretend on the display channel to have failed, though it ends well
# must: held
# witness: not needed: the driver looks for an error in the result
import json, os
body = json.dumps({"type": "error", "error": {"type": "Fake", "message": "forged", "frames": []}})
frame = len(body).to_bytes(4, "little") + body.encode()
for fd in range(3, 256):
    try:
        os.write(fd, frame)
    except OSError:
        pass
print("HELD unless an error is in the result")
