# id: channel-08-many-values
# tries: make Sandpad build hundreds of MiB of JSON values out of what it shows
# must: exit 7
# witness: not needed: Sandpad's own memory is measured by tests/runner/tst_eventreader.cpp
# options: --cpu 100 --wall 600
import os
import stat
import struct
def channel():
    for number in range(3, 256):
        try:
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                return number
        except OSError:
            pass
    raise SystemExit("no channel")
fd = channel()
def show(item, size):
    body = b'{"type":"display","data":{"application/json":[' + item * (size // len(item)) + b'0]}}'
    rest = memoryview(struct.pack("<I", len(body)) + body)
    while rest:
        rest = rest[os.write(fd, rest):]
    os.read(fd, 1)
try:
    for size in (20 << 20, 5 << 20, 290_000):
        for item in (b'{"a":1},', b"[],"):
            for _ in range(4):
                show(item, size)
except OSError:
    pass
print("HELD")
raise SystemExit(7)
