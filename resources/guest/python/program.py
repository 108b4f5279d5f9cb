"""Lets the interpreter run the program's bytecode as if it had compiled the file itself.

The interpreter takes a file that begins as bytecode does for what it is, whatever its name. So for a
moment the bytecode lies in the program's place; its first call puts the file back. It differs from
what the interpreter would make of the file in this call and in another one, which is given the value
of the last expression.
"""

import _ast as ast  # what `ast` takes from the interpreter, without the time to load the rest
import atexit
import builtins
import os
import sys

TOP_LEVEL_AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
COROUTINE = 0x80  # inspect.CO_COROUTINE, without importing inspect
NAME = "__sandpad__"
MARKS = b"__sandpad_marks__"  # which a program of `sandpad verify` names
ASIDE = ".sandpad-program"  # the file, while its bytecode has its name
OURS = "/sandpad/python/"


class Notes:
    """Stands for standard error while the program is compiled: what is wrong with a file that is no
    program the interpreter says again."""

    def __init__(self):
        self.texts = []
        self.write = self.texts.append

    def flush(self):
        pass


def call(place, *arguments):
    """The expression statement NAME(arguments) at the place of another node."""
    at = {"lineno": place.lineno, "col_offset": place.col_offset,
          "end_lineno": place.end_lineno, "end_col_offset": place.end_col_offset}
    name = ast.Name(id=NAME, ctx=ast.Load(), **at)
    return ast.Expr(value=ast.Call(func=name, args=list(arguments), keywords=[], **at), **at)


def is_docstring(node):
    return (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str))


def with_calls(tree):
    """The tree with our calls, and whether there is a last value."""
    body = tree.body
    begin = 1 if body and is_docstring(body[0]) else 0
    last = body[-1] if len(body) > begin else None
    # A starred expression is an error of its own.
    has_value = isinstance(last, ast.Expr) and not isinstance(last.value, ast.Starred)
    if has_value:
        body[-1] = call(last.value, last.value)
    while begin < len(body) and isinstance(body[begin], ast.ImportFrom) and (
            body[begin].module == "__future__"):
        begin += 1
    place = ast.Pass(lineno=1, col_offset=0, end_lineno=1, end_col_offset=0)
    body.insert(begin, call(place))
    return tree, has_value


class Program:
    """What the bytecode calls: without a value at its beginning, with the last one at its end."""

    def __init__(self, path, channel, displays, printing):
        self.path = path
        self.printing = printing
        self.aside = os.path.join(os.path.dirname(path), ASIDE)
        self.channel = channel
        self.displays = displays
        self.folder = os.getcwd()
        self.has_begun = False
        self.has_value = False
        self.awaiting = None

    def code(self):
        with open(self.path, "rb") as file:
            source = file.read()
        if MARKS in source:
            load("marks").install()
        flags = ast.PyCF_ONLY_AST | TOP_LEVEL_AWAIT
        tree = compile(source, self.path, "exec", flags, dont_inherit=True)
        tree, self.has_value = with_calls(tree)
        code = compile(tree, self.path, "exec", TOP_LEVEL_AWAIT, dont_inherit=True)
        if not code.co_flags & COROUTINE:
            return code
        self.awaiting = code
        return compile(NAME + "()", OURS + "program.py", "exec", dont_inherit=True)

    def take_place(self):
        """Puts the bytecode in the place of the file, unless that is no program."""
        real, sys.stderr = sys.stderr, Notes()
        try:
            code = self.code()
        except Exception:
            return
        finally:
            notes, sys.stderr = sys.stderr, real
        if notes.texts and real is not None:
            real.write("".join(notes.texts))
        import marshal

        magic = sys.modules["_frozen_importlib_external"].MAGIC_NUMBER
        made = self.aside + ".pyc"
        try:
            with open(made, "wb") as file:
                file.write(magic + bytes(12) + marshal.dumps(code))
            os.rename(self.path, self.aside)
            os.rename(made, self.path)
        except OSError:
            # No room is left: the interpreter compiles the file, and no value is shown.
            os.unlink(made)
            return
        setattr(builtins, NAME, self)

    def __call__(self, *values):
        if not self.has_begun:
            self.has_begun = True
            self.begin()
        if not values:
            return
        try:
            self.displays.value(values[0])
        except Exception:
            pass  # what the program has used up or taken away is missing here, too

    def begin(self):
        os.replace(self.aside, self.path)
        main = sys.modules["__main__"]
        loader = sys.modules["_frozen_importlib_external"].SourceFileLoader
        main.__loader__ = loader("__main__", self.path)
        if not self.has_value:
            delattr(builtins, NAME)
        if self.awaiting:
            self.run_awaiting(main.__dict__)

    def run_awaiting(self, names):
        """A program with await outside of a function, which the interpreter itself would refuse."""
        import asyncio

        async def run():
            await eval(self.awaiting, names)

        try:
            asyncio.run(run())
        except SystemExit:
            raise
        except BaseException as error:
            ending = self.reporter().report(error)
            self.displays.finish()
            ending()

    def reporter(self):
        return load("tracebacks").Reporter(self.channel, OURS, self.folder)

    def finish(self):
        """The end of the process, however it came about."""
        try:
            if self.printing:
                self.printing.finish()
            self.tell_of_end()
        except Exception:
            pass  # as for a value; the host reads the traceback

    def tell_of_end(self):
        error = self.uncaught()
        if error is not None:
            self.reporter().send(error)
        self.displays.finish()
        if isinstance(error, KeyboardInterrupt) and self.displays.figures:
            self.end_by_interrupt()

    def end_by_interrupt(self):
        """As the interpreter ends then. Drawing runs text as code, and the interpreter takes the end
        of that for the end of the program's own error."""
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:
                pass
        self.reporter().interrupt()

    def uncaught(self):
        """The error that ended the program, where the interpreter keeps it."""
        error = getattr(sys, "last_value", None)
        if not isinstance(error, BaseException):
            return None
        if isinstance(error, SyntaxError) and error.__traceback__ is None:
            return error if error.filename == self.path else None
        frame = getattr(getattr(sys, "last_traceback", None), "tb_frame", None)
        is_programs = frame is not None and frame.f_code.co_filename == self.path
        return error if is_programs and frame.f_code.co_name == "<module>" else None


def prepare(path, channel, displays):
    printing = load("printing").install(sys.stdout)
    displays.install()
    builtins.display = displays.show
    program = Program(path, channel, displays, printing)
    atexit.register(program.finish)
    return program
