# id: limits-30-unseen-children
# tries: compute in children too short-lived to be seen, that nobody waits for
# must: limit cpu
# witness: more --cpu 80 --wall 240
# options: --cpu 1 --wall 120
import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
spent = 0
while spent < 4:
    if os.fork() == 0:
        end = time.process_time() + 0.0006
        while time.process_time() < end: pass
        os._exit(0)
    try: os.wait()
    except OSError: pass
    spent += 0.0006
print("ESCAPED")
