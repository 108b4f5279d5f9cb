# Packs records to bytes, writes them to a file and reads them with seeks and a memory map.
import mmap
import os
import struct
from array import array

RECORD = struct.Struct("<4sHhif?x")
ROWS = [(b"alfa", 1, -1, 100000, 1.5, True), (b"be", 65535, -32768, -(2**31), -0.1, False)]

data = b"".join(RECORD.pack(*row) for row in ROWS)
print(RECORD.size, data.hex(" ", 4))
for row in RECORD.iter_unpack(data):
    print(row)

with open("records.bin", "wb") as file:
    file.write(struct.pack(">I", len(ROWS)) + data)
with open("records.bin", "r+b") as file:
    count, = struct.unpack(">I", file.read(4))
    file.seek(RECORD.size, os.SEEK_CUR)
    print(count, file.tell(), RECORD.unpack(file.read(RECORD.size))[0].rstrip(b"\0"))
    with mmap.mmap(file.fileno(), 0) as view:
        print(view.find(b"be"), view[4:8], len(view))
        view[4:8] = b"ALFA"
        view.flush()
    file.seek(4)
    print(file.read(4))
os.truncate("records.bin", 6)
print(os.path.getsize("records.bin"), open("records.bin", "rb").read())
os.remove("records.bin")

for order in "<>=@!":
    print(order, struct.calcsize(order + "bhilq"), struct.pack(order + "hl", 1, 2)[:2])
print(struct.unpack("<d", bytes.fromhex("182d4454fb210940")), struct.pack("e", 65504.0))
print((1000).to_bytes(3, "big"), int.from_bytes(b"\xff\x00", "little", signed=True))

for action in (lambda: struct.pack("B", 256), lambda: struct.unpack("i", b"123"),
               lambda: struct.pack("3s", "abc"), lambda: struct.pack("k", 1),
               lambda: struct.pack("ii", 1),
               lambda: (300).to_bytes(1), lambda: array("b", [200]), lambda: bytes([256])):
    try:
        action()
    except (struct.error, OverflowError, ValueError) as error:
        print(type(error).__name__, error)
