# Prints the stack of calls in several ways.
import sys
import threading
import traceback


def depth():
    frame, count = sys._getframe(), 0
    while frame:
        frame, count = frame.f_back, count + 1
    return count


def show(level):
    if level:
        return show(level - 1)
    traceback.print_stack(file=sys.stdout)
    print(depth(), len(traceback.extract_stack()))


show(2)
print(depth(), sys._getframe().f_back, sys._getframe().f_code.co_name)
print(sorted(thread.name for thread in threading.enumerate()), len(sys._current_frames()))
thread = threading.Thread(target=lambda: print("in a thread", depth()))
thread.start()
thread.join()
print(sys._getframe().f_locals is globals(), sys._getframe().f_globals is globals(), sys.gettrace())
