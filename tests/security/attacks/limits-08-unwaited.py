# id: limits-08-unwaited
# tries: compute in children that nobody waits for
# must: limit cpu
# witness: more --cpu 20
# options: --cpu 1
import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(700):
    if os.fork() == 0:
        end = time.process_time() + 0.003
        while time.process_time() < end: pass
        os._exit(0)
    time.sleep(0.003)
print("ESCAPED")
