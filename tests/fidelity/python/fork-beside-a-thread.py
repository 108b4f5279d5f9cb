# What the streams of a forked process hold while the parent has a thread that does not print.
import io
import os
import sys
import threading
import warnings

warnings.simplefilter("ignore")  # Python warns of forks beside threads
sys.stdout.reconfigure(line_buffering=True)


def in_a_child(work):
    child = os.fork()
    if not child:
        work()
        sys.exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


done = threading.Event()
waiting = threading.Thread(target=done.wait)
waiting.start()

sys.stdout.buffer.write(b"held by both; ")
print("status", in_a_child(lambda: print("child")))

sys.stderr.buffer.write(b"an error held by both; ")
sys.stderr.buffer.flush()
print("status", in_a_child(lambda: print("child", file=sys.stderr)))


def nested():
    sys.stdout.buffer.write(b"held by the child; ")
    print("status", in_a_child(lambda: print("grandchild")))


print("status", in_a_child(nested))

sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8", line_buffering=True,
                              write_through=True)
print("written through", end=" ")
print("status", in_a_child(lambda: print("child ä")))
sys.stdout.flush()

sys.stdout.close()


def print_to_closed():
    try:
        print("lost")
    except ValueError as error:
        print("child:", error, sys.stdout.closed, file=sys.stderr)


print("status", in_a_child(print_to_closed), file=sys.stderr)
done.set()
waiting.join()
