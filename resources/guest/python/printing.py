"""Standard output, line by line as in a terminal, and in full buffers while a program floods it.

A line is seen when it is printed, so each is a call of the kernel, which takes some ten times what
Python needs to print it. Where a program prints many thousands of lines in quick succession nobody
waits for a single one. Then its lines gather for a while, and a thread of ours sends them every TICK.
What else would come out before them, or end the program, has them sent first.

What has gathered waits while a call of C keeps the interpreter from our thread, and is lost where the
program crashes or a limit ends it: at most two buffers, 16 KiB.
"""

import _signal
import _thread
import io
import os
import sys
import time

LINES = 5_000  # after which is looked whether they are printed in quick succession
QUICK = 0.2  # seconds in which that many lines are
FLOOD = 4  # times that they were, one after another
PERIOD = 0.25  # seconds of full buffers, until it is looked at again
TICK = 0.01
# What shows something or ends something outside of the interpreter's own streams, or makes another
# stream of the same descriptor.
LEAVING = {"open", "os.exec", "os.kill", "os.killpg", "os.posix_spawn", "os.spawn", "os.system",
           "signal.pthread_kill", "subprocess.Popen"}


def hidden(name):
    """A built-in module, without a trace among those that the program finds."""
    found = sys.modules.get(name)
    module = __import__(name)
    if found is None:
        del sys.modules[name]
    return module


class Period:
    """One time of full buffers."""

    def __init__(self):
        self.wish_to_end, self.end = _thread.allocate_lock(), _thread.allocate_lock()
        self.wish_to_end.acquire()
        self.end.acquire()
        self.thread = 0

    def wait(self):
        """Until the thread has ended, also for the kernel, of which fork() asks for threads."""
        with self.end:
            pass
        deadline = time.monotonic() + TICK
        while os.path.exists("/proc/self/task/%d" % self.thread) and time.monotonic() < deadline:
            time.sleep(TICK / 100)


class Printing:
    def __init__(self, stream):
        self.stream = stream
        self.buffer = stream.buffer
        # The program may replace them.
        self.flush, self.flush_buffer = stream.flush, stream.buffer.flush
        self.pid = os.getpid()
        self.period = None
        self.forks = 0  # that are under way
        self.has_begun = False
        self.times = 0
        self.since = time.monotonic()
        self.watch()

    def watch(self):
        """Has look() called once in LINES flushes.

        The others run no code of ours, which a debugger or a profiler of the program would meet in
        each print(). The objects that do it stay as they are: threads are in the midst of them.
        """
        flush = iter(self.flush_buffer, True)
        # An interrupt while a full pipe keeps the program waiting meets no frame of ours either.
        last = zip(iter(self.look, True), flush)
        cycle = hidden("itertools").cycle([flush] * (LINES - 1) + [last])
        self.buffer.flush = map(next, cycle).__next__

    def look(self):
        now = time.monotonic()
        self.times = self.times + 1 if now - self.since < QUICK else 0
        self.since = now
        # A process of the program's own may end by os._exit(), which nobody is told of.
        if self.times >= FLOOD and self.stream.line_buffering and not self.period and (
                not self.forks and os.getpid() == self.pid):
            self.begin()

    def begin(self):
        period = Period()
        # No signal's handler raises in the midst of this, and none runs in our thread.
        mask = _signal.pthread_sigmask(_signal.SIG_BLOCK, _signal.valid_signals())
        try:
            self.prepare()
            self.period = period
            if self.forks:
                raise RuntimeError
            _thread.start_new_thread(self.run, (period,))
        except Exception:
            # No thread is to be had, or the program's own audit hook forbids it.
            self.period = None
            period.end.release()
        finally:
            _signal.pthread_sigmask(_signal.SIG_SETMASK, mask)

    def prepare(self):
        if self.has_begun:
            return
        self.has_begun = True
        os.register_at_fork(before=self.before_fork, after_in_parent=self.after_fork,
                            after_in_child=self.after_fork)
        sys.addaudithook(self.on_event)

    def before_fork(self):
        self.forks += 1
        self.end()

    def after_fork(self):
        self.forks -= 1

    def on_event(self, event, _):
        if event in LEAVING and self.period:
            self.send()

    def send(self):
        """Sends what has gathered. False in a signal's handler that has come in the midst of that:
        nothing can be sent before it returns."""
        try:
            self.flush()
        except RuntimeError:
            return False
        except Exception:
            pass  # the program has closed it, or nobody reads it any more
        return True

    def run(self, period):
        period.thread = _thread.get_native_id()
        errors = getattr(sys.__stderr__, "buffer", None)
        try:
            self.stream.reconfigure(line_buffering=False)
            if errors:
                self.keep_order(errors)
            until = time.monotonic() + PERIOD
            while time.monotonic() < until and not period.wish_to_end.acquire(True, TICK):
                self.flush()
        except Exception:
            pass  # the program has closed it, or nobody reads it any more
        finally:
            self.restore(errors)
            self.times, self.since = FLOOD - 1, time.monotonic()
            self.period = None
            period.end.release()

    def keep_order(self, errors):
        """Has errors written behind what was printed before."""
        write = errors.write

        def write_after(data):
            self.send()
            return write(data)

        errors.write = write_after

    def restore(self, errors):
        try:
            self.stream.reconfigure(line_buffering=True)
        except Exception:
            pass  # as above
        if errors:
            vars(errors).pop("write", None)

    def end(self):
        """Line by line again, with all sent that was printed."""
        period = self.period
        if not period:
            return
        try:
            period.wish_to_end.release()
        except RuntimeError:
            pass  # another thread wishes it, too
        if self.send():
            period.wait()

    def finish(self):
        self.pid = None
        self.end()


def install(stream):
    """The Printing of a stream that the interpreter has made, or None."""
    if type(stream) is not io.TextIOWrapper:
        return None
    stream.reconfigure(line_buffering=True)
    try:
        return Printing(stream)
    except AttributeError:
        return None  # another interpreter, whose streams are of another kind
