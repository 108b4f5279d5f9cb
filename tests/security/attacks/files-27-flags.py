# id: files-27-flags
# tries: change the flags and the version of a file that may only be read
# must: held
# levels: landlock
# witness: not needed: whether a file has flags depends on the file system
import fcntl, os, struct
FLAGS, SET_FLAGS, VERSION, SET_VERSION = 0x80086601, 0x40086602, 0x80087601, 0x40087602
file = os.open(os.__file__, os.O_RDONLY)
changed = []
for get, put in (FLAGS, SET_FLAGS), (VERSION, SET_VERSION):
    try:
        fcntl.ioctl(file, put, struct.pack("l", 0x40))
        changed.append(hex(put))
    except OSError as refusal:
        print(refusal)
print("ESCAPED" if changed else "HELD", changed)
