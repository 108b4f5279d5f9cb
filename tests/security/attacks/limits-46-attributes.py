# id: limits-46-attributes
# tries: fill the kernel's memory with lists of who may read a file
# must: held
# witness: plain
import os, struct
READ, NOBODY = 4, 0xffffffff
entries = [(0x01, 6, NOBODY), *[(0x02, READ, os.getuid())] * 8000,
           (0x04, READ, NOBODY), (0x10, READ, NOBODY), (0x20, READ, NOBODY)]
data = struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)
made = 0
try:
    for number in range(40):
        name = f"/dev/shm/attributes-{number}"
        open(name, "w").close()
        os.setxattr(name, "system.posix_acl_access", data)
        made += 1
        os.unlink(name)
except OSError as refusal:
    print("HELD", refusal)
else:
    print("ESCAPED", made)
