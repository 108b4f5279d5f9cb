# What happens at the end: registered functions, threads, finalizers and an error on the way.
import atexit
import sys
import threading
import time
import weakref


class Resource:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("deleted", self.name)


def goodbye(name, mark="."):
    print(f"goodbye {name}{mark}")


@atexit.register
def first_registered():
    print("the first comes last")
    sys.stdout.flush()


def fails():
    raise RuntimeError("at the end")


def linger():
    time.sleep(0.05)
    print("the thread ends after main")


atexit.register(goodbye, "Ann", mark="!")
atexit.register(fails)
atexit.register(goodbye, "Ben")
atexit.register(goodbye, "nobody")
atexit.unregister(print)
weakref.finalize(kept := Resource("kept"), print, "finalizer of kept")
atexit.register(lambda: atexit.register(print, "registered at the end"))
threading.Thread(target=linger).start()
threading.Thread(target=time.sleep, args=(30,), daemon=True).start()
try:
    sys.exit(3)
finally:
    print("leaving with", sys.exc_info()[0].__name__)
