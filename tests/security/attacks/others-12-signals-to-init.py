# id: others-12-signals-to-init
# tries: end, stop or wake the supervisor by each signal, in each way there is to send one
# must: exit 7
# witness: not needed: it would end the test
import ctypes, fcntl, os, time
libc = ctypes.CDLL(None, use_errno=True)
TKILL, TGKILL, QUEUE, TGQUEUE, PIDFD_SEND = 200, 234, 129, 297, 424
init = os.getppid()
pidfd = libc.syscall(434, init, 0)
info = ctypes.create_string_buffer(128)
for _ in range(20):
    for signal in range(1, 65):
        # The code of a signal that a program queues: SI_QUEUE.
        info.raw = signal.to_bytes(4, "little") + bytes(4) + (-1 & 0xffffffff).to_bytes(4, "little") + bytes(116)
        libc.kill(init, signal)
        libc.syscall(TKILL, init, signal)
        libc.syscall(TGKILL, init, init, signal)
        libc.syscall(QUEUE, init, signal, info)
        libc.syscall(TGQUEUE, init, init, signal, info)
        libc.syscall(PIDFD_SEND, pidfd, signal, 0, 0)
        reader, writer = os.pipe()
        try:
            fcntl.fcntl(reader, fcntl.F_SETOWN, init)
            fcntl.fcntl(reader, fcntl.F_SETSIG, signal)
            fcntl.fcntl(reader, fcntl.F_SETFL, os.O_ASYNC)
            os.write(writer, b"x")
        except OSError:
            pass
        os.close(reader)
        os.close(writer)
time.sleep(0.2)
print("HELD" if os.getppid() == init else "ESCAPED")
raise SystemExit(7)
