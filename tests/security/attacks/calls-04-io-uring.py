# id: calls-04-io-uring
# tries: make a ring that the filter cannot see into
# must: held
# witness: plain
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(425, 1, ctypes.create_string_buffer(120))
code = ctypes.get_errno() if answer < 0 else 0
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
