# id: calls-33-undumpable
# tries: hide from the supervisor as a process that nobody may look at
# must: held
# witness: plain
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
PR_SET_DUMPABLE = 4
done = libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
print("ESCAPED" if done == 0 else "HELD", done, os.strerror(ctypes.get_errno()))
