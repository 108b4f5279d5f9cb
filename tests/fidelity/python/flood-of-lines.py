# Hundreds of thousands of lines in quick succession, and what can be seen of how they are sent.
import os
import sys

threads = 0
for turn in range(20):
    for number in range(20_000):
        print(turn, number)
    threads = max(threads, len(os.listdir("/proc/self/task")))
print("threads:", threads, file=sys.stderr)
print("modules:", [name for name in ("itertools", "threading") if name in sys.modules], file=sys.stderr)
