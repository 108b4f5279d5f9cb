# id: limits-13-shared-memory-folder
# tries: fill /dev/shm
# must: held
# witness: plain
try:
    with open("/dev/shm/sandpad-big", "wb") as file:
        for _ in range(100): file.write(bytes(1 << 20))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
finally:
    try: __import__("os").remove("/dev/shm/sandpad-big")
    except OSError: pass
