# Bytes, bytearrays, arrays and views on the same memory.
import ctypes
import sys
from array import array

numbers = array("i", [1, -2, 3])
numbers.extend(range(4, 7))
numbers.byteswap()
numbers.byteswap()
print(numbers, numbers.itemsize, numbers.index(3), numbers[::2], array("u", "aé").tounicode())

buffer = bytearray(b"0123456789")
view = memoryview(buffer)[2:8]
view[::2] = b"ACE"
print(buffer, view.tolist()[:3], view.nbytes, view.contiguous, bytes(view[::-1]))
words = memoryview(buffer)[:8].cast("H")
print(words.shape, words.format, words[0] == int.from_bytes(buffer[:2], sys.byteorder))
grid = memoryview(array("d", range(6))).cast("B").cast("d", (2, 3))
print(grid.tolist(), grid[1, 2], grid.ndim, grid.strides)
try:
    buffer.append(1)
except BufferError as error:
    print(error)
view.release()
words.release()
buffer[3:5] = b"---"
print(buffer, buffer.pop(), buffer.find(b"--"))

raw = b"caf\xc3\xa9\x00\t'\""
print(raw, raw.hex("-"), raw.split(b"\xc3"), raw[3], raw[3:4], raw.upper(), str(raw, "utf-8")[:4])
print(b"a,b;c".translate(bytes.maketrans(b",;", b"  ")), b"%s=%04x" % (b"k", 255), b"ab" * 2)
print(bytes(3), bytes([104, 105]), b"abc" < b"abd", b"x".join([b"1", b"2"]), b"1.5".isdigit())
print(hash(b"ab") == hash(memoryview(b"ab")), b"a" in b"abc", 97 in b"abc",
      memoryview(b"a") == b"a")


class Pixel(ctypes.LittleEndianStructure):
    _fields_ = [("red", ctypes.c_uint8), ("alpha", ctypes.c_uint16), ("x", ctypes.c_int32)]


pixel = Pixel(255, 513, -2)
print(ctypes.sizeof(Pixel), bytes(pixel), Pixel.from_buffer_copy(bytes(8)).x)
for action in (lambda: b"a" + "b", lambda: b"abc".index(b"z"), lambda: bytes("é"),
               lambda: memoryview(b"a").__setitem__(0, 1), lambda: array("i", "ab"),
               lambda: bytearray(b"x").__setitem__(0, 300), lambda: memoryview("text")):
    try:
        action()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
