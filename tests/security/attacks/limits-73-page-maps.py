# id: limits-73-page-maps
# tries: read page maps in calls that take most of a second each, and give up no processor
# must: limit cpu at once
# witness: more --cpu 60 --wall 60
# options: --cpu 0.5 --wall 20
import os

READERS, ROUNDS, PIECE, PIECES = 4, 3, 2 << 20, 1023
piece = bytearray(PIECE)
children = []
for _ in range(READERS):
    child = os.fork()
    if child == 0:
        descriptor = os.open("/proc/self/pagemap", os.O_RDONLY)
        for _ in range(ROUNDS):
            os.preadv(descriptor, [piece] * PIECES, 0)
        os._exit(0)
    children.append(child)
for child in children:
    os.waitpid(child, 0)
print("ESCAPED", flush=True)
