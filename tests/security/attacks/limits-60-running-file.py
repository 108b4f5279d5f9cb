# id: limits-60-running-file
# tries: fill the disk with deleted files of programs that run, and have unmapped all of their files
# must: not escaped
# witness: plain
# levels: landlock
import os, struct, time
# The machine code (x86-64) of a program that copies itself to a page without a file, unmaps the
# page of its file, says so in file 8, and sleeps.
CODE = bytes.fromhex(
    "b80900000031ffbe00100000ba0700000041ba2200000049c7c0ffffffff4531c90f054889c7488d35d3ffffff4889c3"
    "b900010000f3a4488d050f000000488d15bbffffff4829d04801d8ffe0b80b000000bf00004000be001000000f05b801"
    "000000bf08000000488d3591ffffffba010000000f05b8220000000f05ebf7c3")
BASE, HEAD = 0x400000, 64 + 56
header = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\2\1\1", 2, 62, 1, BASE + HEAD, 64, 0, 0, 64, 56, 1, 0, 0, 0)
segment = struct.pack("<IIQQQQQQ", 1, 5, 0, BASE, BASE, HEAD + len(CODE), HEAD + len(CODE), 4096)
done, tell = os.pipe()
running = []
for _ in range(6):
    file = os.open("f", os.O_CREAT | os.O_WRONLY, 0o700)
    os.write(file, header + segment + CODE)
    for _ in range(120): os.write(file, bytes(1 << 20))
    os.close(file)
    running.append(os.fork())
    if running[-1] == 0:
        os.dup2(tell, 8)
        os.execv("f", ["f"])
    os.read(done, 1)
    os.unlink("f")
time.sleep(3)
print("ESCAPED", flush=True)
for one in running: os.kill(one, 9)
