# options: --memory 268435456
# A file of 160 MiB, mapped by four processes that read and write all of it.
import mmap
import os

SIZE = 160 << 20
with open("large", "wb") as file:
    file.truncate(SIZE)
with open("large", "r+b") as file, mmap.mmap(file.fileno(), SIZE) as mapped:
    children = []
    for number in range(4):
        pid = os.fork()
        if pid == 0:
            for at in range(number * SIZE // 4, (number + 1) * SIZE // 4, 4096):
                mapped[at] = number + 1
            assert sum(mapped[:: 1 << 16]) >= 0
            os._exit(0)
        children.append(pid)
    for pid in children:
        assert os.waitpid(pid, 0)[1] == 0
    assert [mapped[n * SIZE // 4] for n in range(4)] == [1, 2, 3, 4]
os.remove("large")
print("fine")
