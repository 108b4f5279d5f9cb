# id: calls-26-clock
# tries: read the clock's discipline, the way to set it
# must: held
# witness: plain
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(159, ctypes.create_string_buffer(256))
code = ctypes.get_errno() if answer < 0 else 0
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
