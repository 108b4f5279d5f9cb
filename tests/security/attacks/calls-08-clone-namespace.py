# id: calls-08-clone-namespace
# tries: clone into a user namespace
# must: held
# witness: plain
import ctypes, errno, os, signal
libc = ctypes.CDLL(None, use_errno=True)
answer = libc.syscall(56, 0x10000000 | signal.SIGCHLD, 0, 0, 0, 0)
if answer == 0:
    os._exit(0)
code = ctypes.get_errno() if answer < 0 else 0
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
