"""When printed lines leave the program: each at once, and from the ten thousandth on together.

Line by line is how a terminal gets them, and it costs a call of the system for each. A program that
has printed so many lines is not read line by line any more. From then on a thread sends what was
printed every 20 ms, and what else could be seen beside it (standard error, other processes, the end)
waits until that is done, so everything keeps its order.
"""

import _thread
import os
import sys

MOST_LINES = 10_000
PAUSE = 0.02
# Other programs may print to the same place, and no end by a signal waits for us.
AFTER_LINES = {"subprocess.Popen", "os.system", "os.posix_spawn", "os.exec", "os.kill"}
TASKS = "/proc/self/task"


class Lines:
    """Standard output, as long as nothing else stands in its place."""

    def __init__(self, stdout):
        self.stdout = stdout
        self.raw = stdout.buffer.raw
        self.real_write = self.raw.write
        self.is_prepared = False
        self.stop = self.done = None
        self.line_by_line()

    def line_by_line(self):
        self.left = MOST_LINES
        self.raw.write = self.count
        self.stdout.reconfigure(line_buffering=True)

    def count(self, data):
        """Stands for the stream's own `write`, until the lines are counted. Its tracebacks do not
        show it, from Python 3.11 on."""
        try:
            self.left -= 1
            if self.left == 0:
                self.together()
            return self.real_write(data)
        except BaseException as error:
            error.__traceback__ = error.__traceback__.tb_next
            raise

    def together(self):
        """Begins to send lines together. The thread changes the stream: here it is in use."""
        if not self.is_prepared:
            self.is_prepared = True
            sys.addaudithook(self.before_others)
            os.register_at_fork(before=self.before_fork)
            self.before_errors()
        self.start()

    def start(self):
        self.stop, self.done = _thread.allocate_lock(), _thread.allocate_lock()
        self.stop.acquire()
        self.done.acquire()
        try:
            _thread.start_new_thread(self.send, (self.stop, self.done))
        except RuntimeError:  # no thread is left: line by line, then
            self.stop = None

    def send(self, stop, done):
        try:
            self.raw.__dict__.pop("write", None)
            self.stdout.reconfigure(line_buffering=False)
            while not stop.acquire(timeout=PAUSE):
                self.stdout.flush()
        except (OSError, ValueError):
            pass  # nobody reads any more, or the program has closed the stream
        finally:
            done.release()

    def flush(self):
        try:
            self.stdout.flush()
        except (OSError, ValueError, RuntimeError):
            pass  # the program meets the same error where it writes itself

    def finish(self):
        """Ends the thread: none must hold the stream while the interpreter ends. Says whether there
        was one."""
        stop, self.stop = self.stop, None
        if stop is None:
            return False
        stop.release()
        self.done.acquire()
        self.flush()
        return True

    def before_others(self, event, _):
        if event in AFTER_LINES and self.stop is not None:
            self.flush()

    def before_errors(self):
        """Standard error comes after what was printed before it."""
        raw = getattr(getattr(sys.__stderr__, "buffer", None), "raw", None)
        if raw is not None:
            real = raw.write

            def write(data):
                try:
                    if self.stop is not None:
                        self.flush()
                    return real(data)
                except BaseException as error:
                    error.__traceback__ = error.__traceback__.tb_next
                    raise

            raw.write = write

    def before_fork(self):
        """Line by line again. The interpreter warns of threads, so the kernel must have forgotten
        ours."""
        threads = len(os.listdir(TASKS))
        if not self.finish():
            return
        self.line_by_line()
        for _ in range(1000):
            if len(os.listdir(TASKS)) < threads:
                break
            os.sched_yield()
