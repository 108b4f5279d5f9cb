# Finalizers, tracers, profilers and signal handlers print while the program itself prints.
import gc
import signal
import sys
import weakref

gone = 0


class Knot:
    def __init__(self, number):
        self.number = number
        self.itself = self

    def __del__(self):
        global gone
        gone += 1
        print("knot")  # the same text, for nobody knows when it comes


for number in range(3_000):
    knot = Knot(number)
    weakref.finalize(knot, int)
    print("knot")
del knot
gc.collect()
print("all gone", gone)


def traced(frame, event, argument):
    if frame.f_code.co_filename == __file__:
        print("trace", event, frame.f_code.co_name)
    return traced


def work():
    print("work")


sys.settrace(traced)
work()
sys.settrace(None)
sys.setprofile(lambda frame, event, argument: event == "call" and print("call"))
work()
sys.setprofile(None)

ticks = 0


def tick(number, frame):
    global ticks
    ticks += 1


signal.signal(signal.SIGALRM, tick)
signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
for number in range(20_000):
    print("line", number)
signal.setitimer(signal.ITIMER_REAL, 0)
signal.signal(signal.SIGALRM, signal.SIG_DFL)
print("ticks", ticks > 0, file=sys.stdout)
