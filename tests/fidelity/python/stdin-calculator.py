# A calculator that asks with input() until its input ends.
import operator
import shlex
import sys

OPERATORS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
             "^": operator.pow}
memory = []


def evaluate(tokens):
    stack = []
    for token in tokens:
        if token in OPERATORS:
            right, left = stack.pop(), stack.pop()
            stack.append(OPERATORS[token](left, right))
        elif token == "ans":
            stack.append(memory[-1])
        else:
            stack.append(float(token) if "." in token else int(token))
    result, = stack
    return result


name = input("Your name? ")
print(f"Hello {name!r}, stdin is a terminal: {sys.stdin.isatty()}")
count = 0
while True:
    try:
        line = input(f"{count}> ")
    except EOFError as error:
        print("\nend of input:", error)
        break
    count += 1
    if line.startswith("say"):
        print(shlex.split(line)[1:])
        continue
    if line.strip() == "rest":
        rest = sys.stdin.readline()
        print("read", repr(rest), "then", [part.rstrip() for part in sys.stdin.readlines(8)])
        continue
    try:
        memory.append(evaluate(line.split()))
        print(memory[-1])
    except (ValueError, IndexError, ZeroDivisionError) as error:
        print(f"line {count}: {type(error).__name__}: {error}", file=sys.stderr)
print(memory, sys.stdin.read() == "", sys.stdin.encoding, sys.stdin.errors, sys.stdin.fileno())
