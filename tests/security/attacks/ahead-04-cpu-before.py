# id: ahead-04-cpu-before
# tries: compute for as long as its packages took to load, and its limit
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import numpy, matplotlib.pyplot
import time
begin = time.process_time()
while time.process_time() - begin < 2: pass
print("ESCAPED")
