"""A home without a free byte."""
import contextlib
import subprocess

from homes import checks

USERS = ("bob",)


@contextlib.contextmanager
def prepared():
    """Root's part: the home becomes a small file system, and is filled."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k,mode=0700,uid=bob", "tmpfs", "/home/bob"], check=True)
    with contextlib.suppress(OSError), open("/home/bob/filler", "wb", buffering=0) as filler:
        while True:
            filler.write(bytes(4096))
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", "/home/bob"], check=True)


CHECKS = checks("full")
