# id: limits-07-cpu-of-children
# tries: compute in children
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import os, time
if os.fork() != 0: os.fork()
while time.process_time() < 0.9: pass
print("ESCAPED")
time.sleep(1)
