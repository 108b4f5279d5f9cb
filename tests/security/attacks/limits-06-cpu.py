# id: limits-06-cpu
# tries: compute for too long
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import time
while time.process_time() < 2: pass
print("ESCAPED")
