# Uses typing.Protocol, overload, Literal, NamedTuple and TypedDict, and looks at them at run time.
import math
import typing
from typing import Literal, NamedTuple, NotRequired, Protocol, TypedDict, get_type_hints


@typing.runtime_checkable
class HasArea(Protocol):
    def area(self) -> float: ...


class Circle(NamedTuple):
    radius: float

    def area(self) -> float:
        return math.pi * self.radius**2


class Square:
    def __init__(self, side: float) -> None:
        self.side = side

    def area(self) -> float:
        return self.side**2


class Options(TypedDict):
    unit: Literal["cm", "m"]
    digits: NotRequired[int]


def describe(shape: HasArea, options: Options) -> str:
    return f"{type(shape).__name__}: {shape.area():.{options.get('digits', 2)}f} {options['unit']}²"


for shape in (Circle(1.5), Square(2), "no shape"):
    if isinstance(shape, HasArea):
        print(describe(shape, {"unit": "cm", "digits": 3}))
    else:
        print(f"{shape!r} has no area")

print(get_type_hints(describe))
print(sorted(Options.__required_keys__), sorted(Options.__optional_keys__))
print(typing.get_args(Literal["cm", "m"]), Circle._fields, Circle(2)._replace(radius=3))
print(typing.Optional[int], int | None, typing.Union[int, str, int], list[dict[str, int]])
try:
    isinstance(1, typing.List[int])
except TypeError as error:
    print("TypeError:", error)
try:
    HasArea()
except TypeError as error:
    print("TypeError:", error)
