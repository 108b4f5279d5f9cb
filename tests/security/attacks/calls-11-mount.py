# id: calls-11-mount
# tries: mount
# must: held
# witness: namespaced root
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(165, b"none", b"/nowhere", b"tmpfs", 0, 0)
code = ctypes.get_errno() if answer < 0 else 0
# Without the filter the kernel looks for the folder before it looks for the right.
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
