# Interprets lines of a little robot language with match statements.
from dataclasses import dataclass


@dataclass
class Point:
    x: int = 0
    y: int = 0


def step(point, line):
    match line.split():
        case []:
            return point
        case ["go", ("north" | "south") as way, amount] if amount.isdigit():
            return Point(point.x, point.y + (1 if way == "north" else -1) * int(amount))
        case ["go", "east" | "west" as way, *rest]:
            return Point(point.x + (1 if way == "east" else -1) * int(*rest or "1"), point.y)
        case ["home"]:
            return Point()
        case [verb, *arguments]:
            raise ValueError(f"cannot {verb} {arguments}")


def kind(value):
    match value:
        case None | True | False:
            return "constant"
        case int(n) if n < 0:
            return f"negative {-n}"
        case int() | float():
            return "number"
        case {"name": str(name), **rest}:
            return f"record of {name} with {sorted(rest)}"
        case [Point(x=0, y=0), *_]:
            return "a list from the origin"
        case (first, *_, last):
            return f"from {first!r} to {last!r}"
        case Point(x, y):
            return f"point at {x}/{y}"
        case str():
            return f"text of {len(value)}"
    return "other"


where = Point()
for line in ("go north 3", "go east", "", "go west 5", "jump over it", "home"):
    try:
        where = step(where, line)
        print(f"{line!r:14} -> {where}")
    except ValueError as error:
        print(f"{line!r:14} -> {error}")
for value in (None, -4, 2.5, {"name": "Ada", "b": 1, "a": 2}, [Point(), 1], (1, 2, 3), Point(4, 5),
              "día", b"ab", range(3), [7]):
    print(f"{kind(value):34} {value!r}")
