# id: limits-09-double-fork
# tries: compute in grandchildren that change their parent
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import os, time
for _ in range(300):
    if os.fork() == 0:
        if os.fork() == 0:
            end = time.process_time() + 0.005
            while time.process_time() < end: pass
        os._exit(0)
    os.wait()
    time.sleep(0.002)
print("ESCAPED")
