# One large array that twenty workers fill, each its part; nobody copies it.
import mmap
import os

import numpy as np

WORKERS = 20
COUNT = 30_000_000  # 240 MB
array = np.frombuffer(mmap.mmap(-1, COUNT * 8), dtype=np.float64)
small = [mmap.mmap(-1, 4096) for _ in range(30)]
for _ in range(2):
    children = []
    for number in range(WORKERS):
        pid = os.fork()
        if pid == 0:
            part = slice(number * COUNT // WORKERS, (number + 1) * COUNT // WORKERS)
            array[part] = np.arange(part.start, part.stop)
            small[number][0] = number
            assert array[: part.start : 4096].sum() >= 0
            os._exit(0)
        children.append(pid)
    for pid in children:
        assert os.waitpid(pid, 0)[1] == 0
    assert array[-1] == COUNT - 1 and array[COUNT // 2] == COUNT // 2
print("fine")
