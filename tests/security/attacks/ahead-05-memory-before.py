# id: ahead-05-memory-before
# tries: give back what its packages took, and take its limit and as much
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 268435456
import numpy, matplotlib.pyplot
import ctypes, gc, sys
for name in [name for name in sys.modules if name.partition(".")[0] in ("numpy", "matplotlib")]:
    del sys.modules[name]
del numpy, matplotlib
gc.collect()
ctypes.CDLL(None).malloc_trim(0)
kept = bytearray(300 << 20)
for at in range(0, len(kept), 4096):
    kept[at] = 1
print("ESCAPED")
