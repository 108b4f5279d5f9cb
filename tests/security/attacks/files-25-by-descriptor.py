# id: files-25-by-descriptor
# tries: change mode, times and attributes of a file that it may only read
# must: held
# witness: none
import os, sys
started = dict(one.split("=", 1) for one in open("/proc/self/environ").read().split("\0") if one)
path = started["PYTHONPATH"] + "/sitecustomize.py"
assert os.path.isfile(path), path
fd = os.open(path, os.O_RDONLY)
before = os.fstat(fd)
for change in (lambda: os.fchmod(fd, 0o777), lambda: os.utime(fd, (1, 1)),
               lambda: os.setxattr(fd, "user.evil", b"1"), lambda: os.fchown(fd, -1, os.getgid())):
    try:
        change()
    except OSError:
        pass
after = os.fstat(fd)
print("HELD" if (before.st_mode, before.st_mtime) == (after.st_mode, after.st_mtime) else "ESCAPED")
