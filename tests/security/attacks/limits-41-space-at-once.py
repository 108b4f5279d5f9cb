# id: limits-41-space-at-once
# tries: take much of the disk with few calls, between two looks
# must: not escaped
# witness: plain
import fcntl, os, struct
files = [open(f"f{number}", "wb") for number in range(20)]
def taken(): return sum(os.fstat(file.fileno()).st_blocks for file in files) * 512
def by_call(file): os.posix_fallocate(file.fileno(), 0, 100 << 20)
def by_request(file): # FS_IOC_RESVSP64
    fcntl.ioctl(file, 0x4030582a, struct.pack("hhqqii16x", 0, 0, 0, 100 << 20, 0, 0))
try:
    for file in files:
        for take in by_request, by_call:
            try: take(file)
            except OSError as refusal: print(refusal, flush=True)
            if taken() > 512 << 20:
                os.write(1, b"ESCAPED\n")
                os._exit(0)
finally:
    for number in range(20): os.remove(f"f{number}")
