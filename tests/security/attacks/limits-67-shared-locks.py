# id: limits-67-shared-locks
# tries: fill memory with locks on open files that a sleeping process shares, which it adds while that one sleeps
# must: limit memory
# witness: more --memory 68719476736 --cpu 60 --wall 60
# options: --memory 67108864 --cpu 60 --wall 60
import fcntl, os, struct, time
base = "/scratch" if os.path.isdir("/scratch") else os.environ["HOME"]
LOCK = 37  # F_OFD_SETLK
locks = [struct.pack("hhqqi4x", fcntl.F_WRLCK, 0, (1 << 40) - 2 * i, 1, 0) for i in range(700)]
for turn in range(6):
    files = [os.open(f"{base}/{turn}-{i}", os.O_RDWR | os.O_CREAT) for i in range(230)]
    if os.fork() == 0:
        time.sleep(60)
        os._exit(0)
    time.sleep(0.6)
    for file in files:
        for lock in locks: fcntl.fcntl(file, LOCK, lock)
        os.close(file)
time.sleep(2)
print("ESCAPED", flush=True)
os._exit(0)
