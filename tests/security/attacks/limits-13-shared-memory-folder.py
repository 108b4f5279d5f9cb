# id: limits-13-shared-memory-folder
# tries: fill /dev/shm
# must: not escaped
# witness: plain
import os
try:
    with open("/dev/shm/sandpad-big", "wb") as file:
        for _ in range(300): file.write(bytes(1 << 20))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
finally:
    try: os.remove("/dev/shm/sandpad-big")
    except OSError: pass
