# Prints numbers, texts and own objects in many formats.
import datetime
import math
from decimal import Decimal

number, text, day = 1234567.891, "naïve", datetime.date(2024, 2, 29)
for spec in (",.2f", "_.1f", "e", ".3g", "+015,.1f", "<14.1f", "%", ".0e", "n", "z.1f", "#.0f"):
    print(f"{spec:>10} [{number:{spec}}]")
for spec in ("d", "+d", "b", "#x", "#010b", "o", "_b", "c", "X", "08,d", "^+9", "=+9"):
    print(f"{spec:>10} [{1000:{spec}}]")
for spec in (">8", "^8", "*<8", ".3", "_^9.2", "s"):
    print(f"{spec:>10} [{text:{spec}}]")

print(f"{number = :.1f}, {text!a}, {text!r:>9}, {day:%d.%m.%y}, {day = !s}")
print(f"{'nested ' + f'{1 + 1}'} {{}} {[n for n in range(3)]} {(lambda x: x * 2)(4)} {'a' 'b'}")
print(f"{math.inf:08.2f} {-math.nan} {-0.0} {-0.04:z.1f} {1e16} {1e15} {1e-5} {0.1 + 0.2} {1e22}")
print(f"{5.0} {2.50:g} {100000:g} {1000000:g} {123456789.0!r} {2.5:.0f} {3.5:.0f} {0.125:.2f}")
print(f"{Decimal('1E+3'):,} {Decimal('12.340'):.1f} {Decimal('-0.00'):+}", round(2.675, 2))
print(f"{1 + 2j:.1f} {complex(-0.0, math.inf)} {True:d} {None!s:>6} {3 + 0j}")
print("%5.1f|%-6s|%+d|%05d|%x|%r|%%|%c|%e" % (3.14159, "ab", 5, -42, 255, "q", "é", 12345.678))
print("%(a)s-%(b)03d" % {"a": [1], "b": 7}, "%s" % (None,), "%.3s" % "abcdef", b"%d %a" % (1, "ü"))


class Angle:
    def __init__(self, degrees):
        self.degrees = degrees

    def __format__(self, spec):
        return f"{math.radians(self.degrees):.3f}rad" if spec == "r" else f"{self.degrees:{spec}}°"


print(f"{Angle(90)} {Angle(180):r} {Angle(45):.1f}")
for value, spec in ((1.5, "d"), ("x", "d"), ("x", "+"), (1, ".2d"), (5, "k"), ([], ">5"),
                    (1, ",_")):
    try:
        print(format(value, spec))
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
