# Decorators with and without arguments, on functions, methods and classes.
import functools
import sys

COMMANDS = {}


def command(name=None, *, aliases=()):
    def register(function):
        for one in (name or function.__name__, *aliases):
            COMMANDS[one] = function
        return function
    return register


def traced(function):
    depth = 0

    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        nonlocal depth
        shown = ", ".join([*map(repr, args), *(f"{k}={v!r}" for k, v in kwargs.items())])
        print(f"{'  ' * depth}> {function.__name__}({shown})", file=sys.stderr)
        depth += 1
        try:
            result = function(*args, **kwargs)
        finally:
            depth -= 1
        print(f"{'  ' * depth}< {result!r}", file=sys.stderr)
        return result
    return wrapper


@traced
def binomial(n: int, k: int = 0) -> int:
    """Ways to choose k of n."""
    return 1 if k in (0, n) else binomial(n - 1, k=k - 1) + binomial(n - 1, k=k)


@command("plus", aliases=["add", "+"])
def add(a, b):
    return a + b


@command("minus")
@functools.partial(functools.partial, a=10)
def subtract(b, a):
    return a - b


print(binomial(4, 2))
print(binomial.__name__, binomial.__doc__, binomial.__annotations__,
      binomial.__wrapped__.__defaults__)
print(sorted(COMMANDS), COMMANDS["+"](1, 2), COMMANDS["minus"](b=3))
