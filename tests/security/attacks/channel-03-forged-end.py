# id: channel-03-forged-end
# tries: say that the run was a success
# must: exit 7
# witness: not needed: the exit status is the proof
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
for message in ({"type": "finished", "exitCode": 0}, {"kind": "finished", "outcome": "finished", "exitCode": 0}):
    body = json.dumps(message).encode()
    try: os.write(fd, struct.pack("<I", len(body)) + body)
    except OSError: pass
print('{"kind":"finished","exitCode":0,"success":true}')
raise SystemExit(7)
