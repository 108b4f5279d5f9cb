# Shows enums, flags, string enums and what they print in the usual places.
import enum
import json


class Permission(enum.Flag):
    READ = enum.auto()
    WRITE = enum.auto()
    RUN = enum.auto()
    ALL = READ | WRITE | RUN


class Color(enum.StrEnum):
    RED = enum.auto()
    DARK_GREEN = enum.auto()


@enum.unique
class Level(enum.IntEnum):
    LOW = 1
    HIGH = 10

    @property
    def stars(self):
        return "*" * self.value


mine = Permission.READ | Permission.RUN
print(mine, repr(mine), Permission.ALL ^ mine, ~Permission.READ)
print([one.name for one in mine], Permission.WRITE in mine, bool(mine & Permission.WRITE))
print(Permission(0), repr(Permission(5)), len(Permission.ALL))
print(Color.DARK_GREEN, repr(Color.RED), f"{Color.RED:>8}|", Color("red") is Color.RED)
print(json.dumps({"level": Level.HIGH, "color": Color.RED}))
print(Level.HIGH > 9, Level.LOW + 1, Level.HIGH.stars, sorted(Level, reverse=True))

for text in ("purple", "RED"):
    try:
        print(Color[text], Color(text))
    except (KeyError, ValueError) as error:
        print(type(error).__name__, error)

try:
    class Twice(enum.Enum):
        A = 1
        B = 1
    enum.unique(Twice)
except ValueError as error:
    print(error)

Planet = enum.Enum("Planet", "MERCURY VENUS EARTH", start=3)
print(list(Planet), Planet.__members__["EARTH"])
