# id: files-28-pressure
# tries: have the kernel watch the pressure on the machine, which takes it long to end
# must: held
# witness: plain
import os
try:
    watch = os.open("/proc/pressure/memory", os.O_RDWR)
    os.write(watch, b"some 150000 2000000\0")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
