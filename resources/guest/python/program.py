"""Compiles and runs the user's program as the interpreter would run a script."""

import _ast as ast  # what `ast` takes from the interpreter, without the time to load the rest
import builtins
import sys

TOP_LEVEL_AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
COROUTINE = 0x80  # inspect.CO_COROUTINE, without importing inspect


def compiled(tree, path, mode, flags):
    return compile(tree, path, mode, flags=flags | TOP_LEVEL_AWAIT, dont_inherit=True)


def check(source, path):
    """Refuses what is no text as the interpreter does of a file, with the line."""
    if b"\0" in source:
        raise refusal("source code cannot contain null bytes", source, source.index(b"\0"), path)
    if any(declares_encoding(line) for line in source.split(b"\n", 2)[:2]):
        return
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refusal("Non-UTF-8 code starting with '\\x%02x' on line %d, but no encoding declared; "
                      "see https://peps.python.org/pep-0263/ for details"
                      % (source[error.start], source.count(b"\n", 0, error.start) + 1),
                      source, error.start, path) from None


def declares_encoding(line):
    if b"coding" not in line:
        return False
    import re

    return re.match(rb"[ \t\f]*#.*?coding[:=]", line) is not None


def refusal(message, source, at, path):
    return SyntaxError(message, (path, source.count(b"\n", 0, at) + 1, 1, None))


def split(source, path):
    """The program as code objects: all statements, or all but a last expression, and that one."""
    check(source, path)
    tree = compile(source, path, "exec", ast.PyCF_ONLY_AST | TOP_LEVEL_AWAIT, dont_inherit=True)
    future = 0
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            import __future__

            for name in node.names:
                feature = getattr(__future__, name.name, None)
                future |= getattr(feature, "compiler_flag", 0)
    # A program that is one string is a docstring, not a value.
    body = tree.body
    if not body or not isinstance(body[-1], ast.Expr) or (
            len(body) == 1 and isinstance(body[0].value, ast.Constant)
            and isinstance(body[0].value.value, str)):
        return compiled(tree, path, "exec", future), None
    last = ast.Expression(body.pop().value)
    return compiled(tree, path, "exec", future), compiled(last, path, "eval", future)


class Awaiting:
    """Runs both parts of a program with top-level await in one event loop."""

    def __init__(self, statements, last, names):
        self.parts = (statements, last)
        self.names = names

    async def run(self):
        value = None
        for code in self.parts:
            if code is not None:
                value = eval(code, self.names)
                if code.co_flags & COROUTINE:
                    value = await value
        return value if self.parts[1] is not None else None


def execute(source, path, names):
    statements, last = split(source, path)
    if any(code is not None and code.co_flags & COROUTINE for code in (statements, last)):
        import asyncio

        return asyncio.run(Awaiting(statements, last, names).run())
    exec(statements, names)
    return eval(last, names) if last is not None else None


def run(path, main, displays, reporter):
    with open(path, "rb") as file:
        source = file.read()
    # Printed lines are to be seen when they are printed, as in a terminal.
    if sys.stdout is not None:
        sys.stdout.reconfigure(line_buffering=True)
    displays.install()
    builtins.display = displays.show
    try:
        value = execute(source, path, main.__dict__)
        displays.value(value)
    except SystemExit:
        displays.finish()
        raise
    except BaseException as error:
        ending = reporter.report(error)
        displays.finish()
        ending()
    else:
        displays.finish()
