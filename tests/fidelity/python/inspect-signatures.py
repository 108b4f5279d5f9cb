# Looks at functions, classes and frames with inspect.
import inspect
from collections.abc import Callable


class Shape:
    """A shape.
        It has sides."""
    sides: int = 0

    def __init__(self, name: str, /, *points: tuple[int, int], closed: bool = True, **more) -> None:
        self.name = name

    @classmethod
    def square(cls, side: float = 1.0) -> "Shape":
        """Makes a square."""
        return cls(f"square {side}")

    @staticmethod
    def zero(): ...


def twice(function: Callable[[int], int], *, times=2) -> int:
    # A comment in the body.
    return function(times)


print(inspect.signature(Shape), inspect.signature(Shape.square), inspect.signature(twice))
for name, parameter in inspect.signature(Shape).parameters.items():
    print(f"{name:7} {parameter.kind.description:22} {parameter.default!r:25.25} {parameter}")
bound = inspect.signature(Shape).bind("n", (1, 2), (3, 4), color="red")
bound.apply_defaults()
print(bound.arguments)
print(inspect.getdoc(Shape), inspect.getdoc(Shape.square), inspect.getcomments(twice))
print(inspect.getsource(twice), end="")
print(inspect.getsourcelines(Shape.zero), inspect.getfile(Shape).rpartition("/")[2])
print([(n, type(v).__name__) for n, v in inspect.getmembers_static(Shape)
       if not n.startswith("__")])
print(inspect.getmro(type("Sub", (Shape, list), {})), inspect.isgeneratorfunction(lambda: (yield)))
print(inspect.get_annotations(Shape), inspect.ismethod(Shape.square))


def outer():
    label = "here"
    def inner():
        frame = inspect.currentframe()
        return frame.f_code.co_name, frame.f_back.f_code.co_name, frame.f_lineno, label
    return inner(), inspect.getclosurevars(inner).nonlocals


print(outer(), [frame.function for frame in inspect.stack()])
for args in ((), (1, 2), (len,)):
    try:
        print(twice(*args, **({"tiems": 3} if args == (len,) else {})))
    except TypeError as error:
        print(error)
try:
    inspect.getsource(len)
except TypeError as error:
    print(error)
