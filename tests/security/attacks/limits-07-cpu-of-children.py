# id: limits-07-cpu-of-children
# tries: compute in children
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import os, time
is_parent = os.fork() != 0 and os.fork() != 0
while time.process_time() < 0.9: pass
if not is_parent: os._exit(0)
for _ in range(2): os.wait()
print("ESCAPED")
