# id: calls-15-chroot
# tries: change the root the old way
# must: held
# witness: namespaced root
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)

answer = libc.syscall(161, b"/nowhere")
code = ctypes.get_errno() if answer < 0 else 0
# Without the filter the kernel looks for the folder before it looks for the right.
# EPERM and ENOSYS are the filter's words; anything else came from inside the kernel.
print("HELD" if code in (errno.EPERM, errno.ENOSYS) else "ESCAPED", answer, errno.errorcode.get(code, ""))
