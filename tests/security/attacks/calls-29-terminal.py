# id: calls-29-terminal
# tries: push a character into a terminal, high bits set
# must: held
# witness: plain
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(16, 0, ctypes.c_ulong(0x100005412), b"x")
code = ctypes.get_errno() if answer < 0 else 0
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
