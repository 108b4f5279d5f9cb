"""Children with a large address space that they never touch, as virtual machines have, end at
every moment: one that is gone uses nothing."""
import mmap, os

kept = mmap.mmap(-1, 64 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_NORESERVE,
                 prot=mmap.PROT_READ)
for _ in range(12000):
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
print("fine")
