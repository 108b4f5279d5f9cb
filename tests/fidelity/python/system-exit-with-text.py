# SystemExit in many forms is caught and looked at; the last one ends the program with a text.
import sys
import threading


class Abort(SystemExit):
    def __init__(self, reason):
        super().__init__(f"aborted: {reason}")


def attempt(action):
    try:
        action()
    except SystemExit as error:
        print(type(error).__name__, repr(error.code), error.args)
    except BaseException as error:
        print("other", repr(error))
    else:
        print("went on")


attempt(sys.exit)
attempt(lambda: sys.exit(0))
attempt(lambda: sys.exit("text"))
attempt(lambda: sys.exit((1, 2)))
attempt(lambda: exit(5))
attempt(lambda: sys.exit(2, 3))
attempt(lambda: Abort("no reason").with_traceback(None))

thread = threading.Thread(target=sys.exit, args=("only the thread",))
thread.start()
thread.join()
print("the thread has ended, the program has not")


def cleanup():
    try:
        raise KeyError("lost in the finally")
    finally:
        sys.stdout.write("cleaning up\n")
        raise Abort("größere Störung ☃\n  second line")


try:
    cleanup()
except Exception:
    print("SystemExit is no Exception, so this is not printed")
finally:
    print("finally, at last")
