# functools: caches, single dispatch, total ordering, partial and reduce.
import functools
import operator
from decimal import Decimal


@functools.lru_cache(maxsize=3)
def square(n):
    print("  computing", n)
    return n * n


print([square(n) for n in (1, 2, 1, 3, 4, 1, 2)], square.cache_info())


@functools.singledispatch
def show(value):
    return f"something: {value!r}"


@show.register
def _(value: int | float):
    return f"number {value:,}"


@show.register(list)
def _(value):
    return "[" + "; ".join(map(show, value)) + "]"


@show.register
def _(value: bool):
    return "yes" if value else "no"


print(show([1234567, 2.5, True, "text", Decimal("1.50"), [None]]))
print(sorted(kind.__name__ for kind in show.registry))


@functools.total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(map(int, text.split(".")))

    def __eq__(self, other):
        return self.parts == other.parts

    def __lt__(self, other):
        return self.parts < other.parts

    @functools.cached_property
    def text(self):
        print("  joining")
        return ".".join(map(str, self.parts))


versions = [Version(text) for text in ("1.10", "1.9", "1.2.3")]
print([v.text for v in sorted(versions)], max(versions).text, versions[0] >= versions[1])
print(functools.reduce(operator.mul, range(1, 21)), functools.partial(int, base=2)("10110"))
print(sorted("bca", key=functools.cmp_to_key(lambda a, b: (a < b) - (a > b))))
