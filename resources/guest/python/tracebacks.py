"""Prints an uncaught error as the interpreter would and reports it as data.

Frames of the harness are cut off every traceback of the chain, so that what is printed is what
`python3 script.py` prints.
"""

import os
import sys

MOST_FRAMES = 100


class Reporter:
    def __init__(self, channel, harness):
        self.channel = channel
        self.folder = os.path.dirname(os.path.abspath(harness)) + os.sep
        self.work = os.getcwd() + os.sep

    def is_ours(self, traceback):
        return traceback.tb_frame.f_code.co_filename.startswith(self.folder)

    def is_loop(self, traceback):
        """Between our await of the program and the program stand asyncio's own frames."""
        return "asyncio" in traceback.tb_frame.f_code.co_filename.split(os.sep)

    def cut(self, traceback):
        first = traceback
        while first is not None and self.is_ours(first):
            first = first.tb_next
            rest = first
            while rest is not None and self.is_loop(rest):
                rest = rest.tb_next
            if rest is not None and self.is_ours(rest):
                first = rest
        return first

    def cut_chain(self, error):
        seen = set()
        left = [error]
        while left:
            error = left.pop()
            if error is None or id(error) in seen:
                continue
            seen.add(id(error))
            error.__traceback__ = self.cut(error.__traceback__)
            left += [error.__cause__, error.__context__]
            left += getattr(error, "exceptions", ())

    def report(self, error):
        """Prints and reports; returns how the process must end."""
        self.cut_chain(error)
        hook = sys.excepthook
        try:
            hook(type(error), error, error.__traceback__)
        except SystemExit:
            raise
        except BaseException as second:
            self.print_broken_hook(error, second)
        self.channel.send({"type": "error", "error": self.describe(error)})
        return self.interrupt if isinstance(error, KeyboardInterrupt) else self.exit

    @staticmethod
    def print_broken_hook(error, second):
        print("Error in sys.excepthook:", file=sys.stderr)
        sys.__excepthook__(type(second), second, second.__traceback__)
        print("\nOriginal exception was:", file=sys.stderr)
        sys.__excepthook__(type(error), error, error.__traceback__)

    @staticmethod
    def exit():
        sys.exit(1)

    @staticmethod
    def interrupt():
        import signal

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)

    def describe(self, error):
        kind = type(error)
        name = kind.__qualname__
        if kind.__module__ not in ("builtins", "__main__"):
            name = kind.__module__ + "." + name
        return {
            "type": name,
            "message": self.message(error),
            "frames": self.frames(error),
            "traceback": self.text(error),
        }

    @staticmethod
    def message(error):
        try:
            return error.msg if isinstance(error, SyntaxError) else str(error)
        except Exception:
            return "<its message could not be made>"

    def text(self, error):
        import traceback

        try:
            return "".join(traceback.format_exception(type(error), error, error.__traceback__))
        except Exception:
            return ""

    def frames(self, error):
        frames = []
        traceback = error.__traceback__
        while traceback is not None:
            code = traceback.tb_frame.f_code
            frames.append(self.frame(code.co_filename, traceback.tb_lineno, code.co_name))
            traceback = traceback.tb_next
        if isinstance(error, SyntaxError) and error.filename:
            frame = self.frame(error.filename, error.lineno or 0, "")
            frame["column"] = max(error.offset or 0, 0)
            frames.append(frame)
        if len(frames) > MOST_FRAMES:
            frames = frames[:20] + frames[20 - MOST_FRAMES:]
        return frames

    def frame(self, file, line, function):
        is_user = file.startswith(self.work)
        return {
            "file": file[len(self.work):] if is_user else file,
            "line": line,
            "column": 0,
            "function": "" if function == "<module>" else function,
            "user": is_user,
        }
