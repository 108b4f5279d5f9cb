# id: limits-19-dropped-pages
# tries: hold shared memory whose pages it lets go of, so that they show nowhere
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
import mmap, time
piece = b"x" * (8 << 20)
held = []
for _ in range(50):
    block = mmap.mmap(-1, len(piece))
    block[:] = piece
    block.madvise(mmap.MADV_DONTNEED)
    held.append(block)
    time.sleep(0.005)
assert all(block[5] == 120 for block in held)
print("ESCAPED")
