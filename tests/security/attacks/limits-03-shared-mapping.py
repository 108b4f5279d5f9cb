# id: limits-03-shared-mapping
# tries: use it in a shared mapping
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
import mmap
block = mmap.mmap(-1, 400 << 20)
for at in range(0, 400 << 20, 4096):
    block[at] = 1
print("ESCAPED")
