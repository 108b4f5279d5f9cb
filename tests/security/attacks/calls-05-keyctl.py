# id: calls-05-keyctl
# tries: use the kernel's key store
# must: held
# witness: plain
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(250, 0, -3, 0)
code = ctypes.get_errno() if answer < 0 else 0
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
