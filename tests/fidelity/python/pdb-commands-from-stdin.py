# Stops in the debugger, which reads its commands from the standard input.
import sys


def area(width, height):
    result = width * height
    breakpoint()
    return result


def total(rooms):
    return sum(area(*room) for room in rooms)


if __name__ == "__main__":
    print("before")
    print("total", total([(2, 3), (4, 5)]), file=sys.stderr)
    print("after")
