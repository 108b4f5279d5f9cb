# id: limits-56-handed-on
# tries: hand deleted files on to new processes all the time, faster than they are looked for, and fill the disk
# must: not escaped
# witness: plain
# levels: landlock
# options: --cpu 60 --wall 60
import ctypes, mmap, os, signal, struct, time

# The machine code (x86-64) of a program that needs next to no time to fork. Its notes are file 9.
#     for (;;) {
#         if (notes[1]) exit();
#         if (notes[0] < 2800) {
#             if (notes[0] % 1600 == 0) { file = open("held", O_CREAT | O_RDWR); unlink("held"); }
#             write(file, block, 65536); ++notes[0];
#         }
#         if (fork() > 0) exit();
#         sleep(0.1 milliseconds);
#     }
CODE = bytes.fromhex(
    "e9020000000f0b415741ba0100000041b80900000031ff41564531c9ba03000000be001000004155415455bd09000000"
    "534889e80f0541ba220000004889c34983c8ffbe000001004889e80f0548894424d831c04883cdff41bde700000048c7"
    "4424e868656c6441bc4006000041be0200000041bf5700000048894424f048c74424f8a0860100488b43084885c07416"
    "31ff4531d24531c04531c94c89e84889fe4889fa0f05488b03483def0a00007f65488b03489949f7fc48895424d04885"
    "d2752d4531d24531c04531c94c89f0488d7c24e8be42000000ba800100000f05488b7424d04889c54c89f84889f20f05"
    "4531d24531c04531c9b8010000004889ef488b7424d8ba000001000f05488b0348ffc048890331ff4531d24531c04531"
    "c9b8390000004889fe4889fa0f054885c07e054c89e80f0531f64531d24531c04531c9b823000000488d7c24f04889f2"
    "0f05e930ffffff")
BASE, HEAD = 0x400000, 64 + 56
header = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\2\1\1", 2, 62, 1, BASE + HEAD, 64, 0, 0, 64, 56, 1, 0, 0, 0)
segment = struct.pack("<IIQQQQQQ", 1, 5, 0, BASE, BASE, HEAD + len(CODE), HEAD + len(CODE), 4096)
program = os.open("program", os.O_CREAT | os.O_WRONLY, 0o700)
os.write(program, header + segment + CODE)
os.close(program)

def start(number):
    """One that holds 175 MiB, so that to find one alone proves nothing."""
    os.mkdir(str(number))
    file = os.open(f"{number}/notes", os.O_CREAT | os.O_RDWR, 0o600)
    os.truncate(file, 4096)
    if os.fork() == 0:
        os.chdir(str(number))
        os.dup2(file, 9)
        os.set_inheritable(9, True)
        os.execv("../program", ["program"])
    return memoryview(mmap.mmap(file, 4096)).cast("q")

# Those that end come to this process, and are gone at once.
PR_SET_CHILD_SUBREAPER = 36
ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
all_notes = [start(number) for number in range(4)]
end = time.monotonic() + 25
while any(notes[0] < 2800 for notes in all_notes) and time.monotonic() < end:
    time.sleep(0.1)
time.sleep(0.2)
print("ESCAPED" if all(notes[0] == 2800 for notes in all_notes) else "too slow", flush=True)
for notes in all_notes:
    notes[1] = 1
