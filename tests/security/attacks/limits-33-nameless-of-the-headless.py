# id: limits-33-nameless-of-the-headless
# tries: fill the disk with nameless files of a process whose first thread has ended
# must: not escaped
# witness: plain
# levels: landlock
import ctypes, os, threading, time
def work():
    time.sleep(0.3)
    held = []
    for _ in range(3):
        file = open("f", "wb")
        os.unlink("f")
        for _ in range(100): file.write(bytes(1 << 20))
        file.flush()
        held.append(file)
    time.sleep(3)
    os.write(1, b"ESCAPED\n")
    os._exit(0)
threading.Thread(target=work).start()
ctypes.CDLL(None).syscall(60, 0)
