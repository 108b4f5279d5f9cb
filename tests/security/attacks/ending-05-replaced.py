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
#         other = (other + 7) % PLACES;
#         if (now - seen[other] > 400) { seen[other] = now; if (fork() == 0) { place = other; continue; } }
#         sleep(0.3 milliseconds); if (fork() > 0) exit();
#     }
CODE = bytes.fromhex(
    "415741b90b0000004989f84531d2415631d24c89c84155415455534889f3488b7710bf000001004881ee000001000f05"
    "4c8d6c24f0498b4018498b78184c89ee4881e600f0ffff4881ee004000004829c64c89c80f05b8270000004889d74889"
    "d60f054989c1498d84d8400200004989dc41be40420f004c890841bf390000004531d231d2b8e4000000bf010000004c"
    "89ee0f0548696c24f0e8030000488b4424f8489949f7fe4801c5498b004839e87c104b8d84e040020000488b004c39c8"
    "741231d24531d2b8e70000004889d74889d60f054b8d44e040488928488d4307498b4808489948f7f9498d44d0404889"
    "d34889ea488b084829ca4881fa900100007f3b31c031d24531d24c89ef48894424f04889d6b82300000048c74424f8e0"
    "9304000f054c89f84889d70f054885c07e274531d2b8e70000000f05eb1b31d24889284531d24c89f84889d74889d60f"
    "054885c075ad4989dc31d24531d2b8270000004889d74889d60f054989c14b8d84e0400200004c8908e902ffffff")
PLACES = 16
LONGEST_MS = 40000

# The test finds them by their name, which is all that is left of the arguments.
live = """
import ctypes, mmap, sys
libc = ctypes.CDLL(None)
libc.prctl(15, sys.argv[1].encode(), 0, 0, 0)
libc.mmap.restype = ctypes.c_void_p
code = mmap.mmap(-1, 8192, prot=7)
code[4096:4096 + %d] = bytes.fromhex("%s")
at = ctypes.addressof(ctypes.c_char.from_buffer(code))
with open("notes", "r+b") as file:
    libc.mmap(ctypes.c_void_p(at), ctypes.c_size_t(4096), 3, 0x11, file.fileno(), 0)
longs = memoryview(code).cast("q")
longs[2], longs[3] = at, at + 8192
ctypes.CFUNCTYPE(None, ctypes.c_long, ctypes.c_long)(at + 4096)(at, 0)
""" % (len(CODE), CODE.hex())
with open("notes", "w+b") as file:
    end = int(time.monotonic() * 1000) + LONGEST_MS
    file.write(end.to_bytes(8, "little") + PLACES.to_bytes(8, "little"))
    file.truncate(4096)
# Else the kernel misses memory of the C library when it is given back.
subprocess.Popen([sys.executable, "-c", live, target["token"]],
                 env={"GLIBC_TUNABLES": "glibc.pthread.rseq=0"})
time.sleep(1)
print("HELD unless a process is left", flush=True)
os._exit(0)
