# Recursion: deep but fine, caught, with a higher limit, and at last not caught.
import functools
import sys
import threading

print("limit", sys.getrecursionlimit())


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


@functools.cache
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


def reached():
    level = 0

    def down():
        nonlocal level
        level += 1
        down()
    try:
        down()
    except RecursionError as error:
        return level, str(error)


print(depth(900), fibonacci(300), *reached())
for action in (lambda: repr(nested(10_000_000)), lambda: eval("(" * 300 + ")" * 300),
               lambda: eval("-" * 5000 + "1")):
    def nested(n):
        value = []
        for _ in range(n // 100):
            value = [value]
        return value
    try:
        print(len(str(action())))
    except (RecursionError, SyntaxError, MemoryError) as error:
        print(type(error).__name__, error)

sys.setrecursionlimit(20_000)
print(depth(15_000))
threading.stack_size(64 * 1024 * 1024)
thread = threading.Thread(target=lambda: print("in a thread", depth(18_000)))
thread.start()
thread.join()
sys.setrecursionlimit(1000)


class Mirror:
    def __getattr__(self, name):
        return getattr(self, name + "x" if len(name) < 3 else name)


Mirror().a
