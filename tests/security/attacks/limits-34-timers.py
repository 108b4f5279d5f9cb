# id: limits-34-timers
# tries: use up the timers that the user may have on the whole machine
# must: held
# witness: plain
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
timer = ctypes.c_void_p()
made = 0
while made < 6000 and libc.timer_create(1, None, ctypes.byref(timer)) == 0: made += 1
print("ESCAPED" if made == 6000 else "HELD", made)
