# Reads raw bytes from the standard input and writes raw bytes, some of them no text.
import io
import os
import struct
import sys

head = sys.stdin.buffer.read(4)
line = sys.stdin.buffer.readline()
rest = sys.stdin.buffer.read()
print(head, line, len(rest), rest.count(b"\n"), rest.endswith(b"\n"))

out = sys.stdout.buffer
out.write(b"raw \xff\xfe\x00 bytes\n")
out.write(struct.pack(">HI", 1, 2) + b"\r\n\t\x1b[1mbold\x1b[0m\n")
out.flush()
os.write(1, "directly written ü\n".encode())
os.write(2, b"and to stderr \x80\n")
print(rest.decode("utf-8", "replace").splitlines())

text = io.TextIOWrapper(io.BytesIO(rest), encoding="utf-8", errors="surrogateescape")
for number, line in enumerate(text):
    print(number, ascii(line))
print("progress: ", end="")
for step in range(0, 101, 50):
    print(f"\rprogress: {step:3}%", end="", flush=True)
print("\a\b\f\v\x7f end")
print("nul \0 and tab \t and a form feed \x0c and bell")
sys.stdout.write("no newline at the end é")
sys.stdout.flush()
out.write(b"\xc3")
