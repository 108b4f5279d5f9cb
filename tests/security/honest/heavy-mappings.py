# Many processes with many mappings share much memory: to add it up takes long, and may need that
# they stand still for a moment.
import mmap
import os
import subprocess
import time

PROCESSES, MAPPINGS, SHARED, PAGE = 120, 2000, 24 << 20, 4096
shared = b"x" * SHARED
kept = [mmap.mmap(-1, PAGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, prot=1 + number % 2 * 2)
        for number in range(MAPPINGS)]
began = time.monotonic()
children = []
for number in range(PROCESSES):
    child = os.fork()
    if child == 0:
        while time.monotonic() < began + 4:
            time.sleep(0.001)
            assert shared[number * 1000] == ord("x")
        if number % 20 == 0:
            subprocess.run(["/usr/bin/true"], check=True, timeout=60)
        os._exit(0)
    children.append(child)
for child in children:
    assert os.waitpid(child, 0)[1] == 0
print("fine")
