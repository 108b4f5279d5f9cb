# id: limits-38-between-two-looks
# tries: compute only after the supervisor has looked, in children that are gone before it looks again
# must: limit cpu
# witness: more --cpu 60 --wall 120
# options: --cpu 1 --wall 120
import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
looks = os.open(f"/proc/{os.getppid()}/schedstat", 0)
LENGTH = 0.013
ready, go = os.pipe()

def looked():
    return os.pread(looks, 64, 0).split()[0]

def batch():
    for _ in range(2):
        if os.fork() == 0:
            os.read(ready, 1)
            end = time.process_time() + LENGTH
            while time.process_time() < end: pass
            os._exit(0)

spent = 0
batch()
time.sleep(0.03)
while spent < 4:
    before = looked()
    while looked() == before: time.sleep(0.0002)
    while True:
        before = looked()
        time.sleep(0.0004)
        if looked() == before: break
    os.write(go, b"xx")
    spent += 2 * LENGTH
    time.sleep(LENGTH + 0.0015)
    batch()
    time.sleep(0.006)
print("ESCAPED")
