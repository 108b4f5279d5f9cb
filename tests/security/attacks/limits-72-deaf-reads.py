# id: limits-72-deaf-reads
# tries: have many processes read the largest file of the work folder at one time, each with one call, which looks at no signal
# must: limit cpu at once
# witness: more --cpu 60 --wall 60
# options: --cpu 0.5 --wall 20
import mmap, os, time

READERS, PIECE, PIECES = 100, 2 << 20, 110
together = mmap.mmap(-1, 4096)
piece = bytearray(PIECE)
with open("large", "wb") as large:
    for _ in range(PIECES):
        large.write(piece)
children = []
for _ in range(READERS):
    child = os.fork()
    if child == 0:
        descriptor = os.open("large", os.O_RDONLY)
        while not together[0]:
            time.sleep(0.01)
        os.preadv(descriptor, [piece] * PIECES, 0)
        os._exit(0)
    children.append(child)
together[0] = 1
for child in children:
    os.waitpid(child, 0)
print("ESCAPED", flush=True)
