"""Reports an uncaught error as data; the interpreter prints it.

Only where a program awaits outside of a function the harness runs it: then it prints the error as
the interpreter would, and cuts its own frames off every traceback of the chain. `own` is the
harness's way to import (ownimports.py).
"""

import builtins
import os
import sys

MOST_FRAMES = 100
MOST_CAUSE_FRAMES = 40
MOST_CAUSES = 20
MOST_DEPTH = 5
MOST_TEXT = 64 << 10
MOST_NUMBER = 100_000_000


def cut(text):
    """A text that is not too long and that JSON can hold."""
    return text[:MOST_TEXT].encode("utf-8", "replace").decode("utf-8")


def whole(number):
    """An error's line or column is what the program put there."""
    return number if isinstance(number, int) and 0 < number < MOST_NUMBER else 0


class Reporter:
    def __init__(self, channel, ours, work):
        """`ours` is what names of the harness's files begin with, `work` the program's folder."""
        self.channel = channel
        self.ours = ours
        self.work = work + os.sep

    def is_ours(self, traceback):
        return traceback.tb_frame.f_code.co_filename.startswith(self.ours)

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
        try:
            self.cut_chain(error)
        except Exception:
            # Its own attributes raise: frames of ours stay in what is printed.
            pass
        hook = sys.excepthook
        try:
            hook(type(error), error, error.__traceback__)
        except SystemExit:
            raise
        except BaseException as second:
            self.print_broken_hook(error, second)
        self.send(error)
        return self.interrupt if isinstance(error, KeyboardInterrupt) else self.exit

    def send(self, error):
        with own:  # The library imports more when it describes errors.
            self.channel.send({"type": "error", "error": self.describe(error)})

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
        report = self.entry(error, MOST_FRAMES)
        report["traceback"] = self.text(error)
        try:
            report["causes"], report["moreCauses"] = self.causes(error)
        except Exception:
            # An error whose own attributes raise is told of without what is behind it.
            report["causes"] = []
        return report

    def entry(self, error, most_frames):
        kind = type(error)
        name = kind.__qualname__
        if kind.__module__ not in ("builtins", "__main__"):
            name = f"{kind.__module__}.{name}"
        return {
            "type": cut(name),
            "message": self.message(error),
            "frames": self.frames(error, most_frames),
        }

    def causes(self, error):
        """What is behind an error, and how much more there is.

        In the order of a reader: the members of a group, each followed by what is behind it, then
        what is behind the group.
        """
        found = []
        more = 0
        seen = {id(error)}
        left = self.behind(error, 0)
        while left:
            relation, depth, cause = left.pop()
            if id(cause) in seen:
                continue
            seen.add(id(cause))
            if len(found) >= MOST_CAUSES or depth > MOST_DEPTH:
                more += 1
                continue
            found.append({"relation": relation, "depth": depth,
                          **self.entry(cause, MOST_CAUSE_FRAMES)})
            left += self.behind(cause, depth)
        return found, more

    @staticmethod
    def behind(error, depth):
        """The next ones, the first of them last."""
        following = []
        if error.__cause__ is not None:
            following.append(("cause", depth, error.__cause__))
        elif error.__context__ is not None and not error.__suppress_context__:
            following.append(("context", depth, error.__context__))
        group = getattr(builtins, "BaseExceptionGroup", ())
        if isinstance(error, group):
            following += [("member", depth + 1, each) for each in reversed(error.exceptions)]
        return [each for each in following if isinstance(each[2], BaseException)]

    @staticmethod
    def message(error):
        try:
            text = str(error.msg if isinstance(error, SyntaxError) else error)
            notes = getattr(error, "__notes__", ())
            lines = [note for note in notes if isinstance(note, str)]
            return cut("\n".join([text, *lines]))
        except Exception:
            return "<its message could not be made>"

    def text(self, error):
        import traceback

        try:
            return cut("".join(
                traceback.format_exception(type(error), error, error.__traceback__)))
        except Exception:
            return ""

    def frames(self, error, most):
        """The outermost and the innermost calls; the first behind a gap says how wide it is."""
        calls = []
        traceback = error.__traceback__
        while traceback is not None:
            calls.append(traceback)
            traceback = traceback.tb_next
        skipped = max(len(calls) - most, 0)
        if skipped:
            outer = most // 5
            del calls[outer:outer + skipped]
        frames = [self.call(each) for each in calls]
        if skipped:
            frames[outer]["skipped"] = skipped
        if isinstance(error, SyntaxError) and isinstance(error.filename, str):
            frames.append(self.syntax(error))
        return frames

    def call(self, traceback):
        code = traceback.tb_frame.f_code
        frame = self.frame(code.co_filename, traceback.tb_lineno, code.co_name)
        if frame["user"]:
            try:
                frame["column"], frame["endColumn"] = self.columns(traceback)
            except Exception:
                # A file that changed or is no text any more: its line is told of.
                pass
        return frame

    @staticmethod
    def columns(traceback):
        """Which part of the line failed, in characters; 0, 0 where that is unknown."""
        import itertools
        import linecache

        code = traceback.tb_frame.f_code
        if not hasattr(code, "co_positions") or traceback.tb_lasti < 0:
            return 0, 0
        line, end_line, start, end = next(
            itertools.islice(code.co_positions(), traceback.tb_lasti // 2, None))
        if line != traceback.tb_lineno or start is None or end is None:
            return 0, 0
        # The interpreter counts bytes of UTF-8.
        source = linecache.getline(code.co_filename, line).rstrip().encode()
        if end_line != line:
            end = len(source)
        first, last = (len(source[:at].decode("utf-8", "replace")) for at in (start, end))
        return first + 1, last + 1

    def syntax(self, error):
        frame = self.frame(error.filename, whole(error.lineno), "")
        frame["column"] = whole(error.offset)
        if getattr(error, "end_lineno", None) == error.lineno:
            frame["endColumn"] = whole(error.end_offset)
        return frame

    def frame(self, file, line, function):
        is_user = file.startswith(self.work)
        return {
            "file": cut(file[len(self.work):] if is_user else file),
            "line": line,
            "column": 0,
            "endColumn": 0,
            "function": "" if function == "<module>" else cut(function),
            "user": is_user,
        }
