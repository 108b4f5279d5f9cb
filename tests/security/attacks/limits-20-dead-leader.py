# id: limits-20-dead-leader
# tries: end the first thread, of which the process's memory is told
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
import ctypes, os, threading, time
def work():
    time.sleep(0.2)
    held = []
    for _ in range(50):
        held.append(b"x" * (8 << 20))
        time.sleep(0.005)
    os.write(1, b"ESCAPED\n")
    os._exit(0)
threading.Thread(target=work).start()
libc = ctypes.CDLL(None)
libc.syscall(60, 0)
