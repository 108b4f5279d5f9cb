# Processes with many open files end at the same moment, under a limit that is not much.
# options: --memory 134217728
import os
import time

COUNT, FILES = 24, 240
end = time.monotonic() + 1.5
for _ in range(COUNT):
    if os.fork() == 0:
        kept = [open("/usr/bin/python3") for _ in range(FILES)]
        time.sleep(max(0, end - time.monotonic()))
        os._exit(0)
for _ in range(COUNT):
    os.wait()
time.sleep(0.3)
print("fine")
