# id: ending-05-replaced
# tries: outlive the program in processes that fork and end all the time, and replace those that were killed
# must: nothing left
# witness: plain
import json, os
target = json.load(open("target.json"))

import subprocess, sys, time

# The machine code (x86-64) of one process. It gives back all memory but its own, and then:
#     for (;;) {
#         now = milliseconds(); if (now > end || owner[place] != me) exit(); seen[place] = now;
#         if (program_ended && now > program_ended + 6000 && !told) { told = 1; write(1, text); }
#         other = (other + 7) % PLACES;
#         if (now - seen[other] > 40) { seen[other] = now; if (fork() == 0) { place = other; continue; } }
#         sleep(0.3 milliseconds); if (fork() > 0) exit();
#     }
CODE = bytes.fromhex(
    "41574989f241b80b0000004989f9415631d24c89c0415541545553488b7730bf000001004881ee000001000f05488d74"
    "24e0498b4138498b79384881e600f0ffff4881ee004000004829c64c89c00f05b8270000004f8d84d1000400004889d7"
    "4889d60f05498900488d4424f04d89d44531c048894424d8bd40420f0041be39000000488b7424d8b8e4000000bf0100"
    "00004c89c20f0548695c24f0e8030000488b4424f8489948f7fd4801c3498b014839d87d12b8e70000004c89c74c89c6"
    "4c89c20f05eb204b8d84e1000400004c89c74c89c64c89c24c8b28b8270000000f054939c575ce4e8d2ce5800000004b"
    "8d0429488918498b41084885c07432498b41084805701700004839d87d23498b41104885c0751ab80100000049c74110"
    "01000000498b51204889c7498b71180f05498d4207498b4928489948f7f94c8d3cd5800000004989d24889da4b8d0439"
    "488b084829ca4883fa287e394889184c89c74c89f04c89c64c89c20f054889c64885c075204b8d9c3980030000b82700"
    "00004889f74889f20f054889034d89d4e9eefeffff4c894424f0488b7c24d84c89c64c89c248c74424f8e0930400b823"
    "0000000f054c89f04c89c70f054885c07e07b8e70000000f05b8270000004c89c74c89c64c89c24b8d9c29800300000f"
    "05488903e99afeffff")
# On a busy machine the supervisor may wait for a processor for some seconds.
TEXT = b"ESCAPED: it lives six seconds after the program\n"

live = """
import ctypes, mmap
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
code = mmap.mmap(-1, 8192, prot=7)
code[4096:4096 + %d] = bytes.fromhex("%s")
at = ctypes.addressof(ctypes.c_char.from_buffer(code))
with open("notes", "r+b") as file:
    libc.mmap(ctypes.c_void_p(at), ctypes.c_size_t(4096), 3, 0x11, file.fileno(), 0)
longs = memoryview(code).cast("q")
longs[3], longs[6], longs[7] = at + 2048, at, at + 8192
ctypes.CFUNCTYPE(None, ctypes.c_long, ctypes.c_long)(at + 4096)(at, 0)
""" % (len(CODE), CODE.hex())
begin = int(time.monotonic() * 1000)
with open("notes", "w+b") as file:
    file.write(b"".join(n.to_bytes(8, "little") for n in (begin + 9000, 0, 0, 0, len(TEXT), 60)))
    file.seek(2048)
    file.write(TEXT)
    file.truncate(4096)
# Else the kernel misses memory of the C library when it is given back.
subprocess.Popen([sys.executable, "-c", live, target["token"]],
                 env={"GLIBC_TUNABLES": "glibc.pthread.rseq=0"})
time.sleep(1)
print("HELD unless a process is left", flush=True)
with open("notes", "r+b") as file:
    file.seek(8)
    file.write(int(time.monotonic() * 1000).to_bytes(8, "little"))
    file.flush()
    os._exit(0)
