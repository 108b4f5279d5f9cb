# options: --memory 805306368
# Arrays that fill three quarters of the memory limit, with temporary ones, several times over.
import numpy as np

LIMIT = 768 << 20
for _ in range(3):
    table = np.ones(int(LIMIT * 0.55) // 8)
    half = table[: len(table) // 3] * 2.0  # a temporary array: together 75 % of the limit
    assert half.sum() == 2 * len(half) and table[-1] == 1
    del half, table
print("fine")
