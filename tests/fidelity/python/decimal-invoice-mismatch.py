# Computes an invoice with decimals in several contexts; a last check of the sum fails.
import decimal
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
ITEMS = [("paper", 3, "4.995"), ("ink", 1, "20.125"), ("pens", 12, "0.335")]


def total(rounding):
    lines = []
    for name, count, price in ITEMS:
        line = (count * Decimal(price)).quantize(CENT, rounding)
        lines.append(line)
        print(f"  {name:<6}{count:>3} x {price:>7} = {line:>8}")
    return sum(lines)


def check(net, gross, rate=Decimal("0.19")):
    expected = (net * (1 + rate)).quantize(CENT)
    assert gross == expected, f"gross is {gross}, expected {expected}"


sums = {}
for rounding in (ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_DOWN):
    print(rounding)
    sums[rounding] = total(rounding)
print({name: str(value) for name, value in sums.items()})

print(Decimal(0.1), Decimal("0.1") * 3, Decimal("1.10").normalize(), Decimal("1E5") + 1)
print(Decimal(2).sqrt(), Decimal(-7) % 3, Decimal(-7) // 2, Decimal("NaN").is_nan(),
      +Decimal("0E-30"))
with decimal.localcontext(prec=5) as context:
    print(Decimal(1) / 3, Decimal("123456.7") + 0, context.flags[decimal.Inexact])
    context.traps[decimal.Inexact] = True
    try:
        Decimal(1) / 7
    except decimal.Inexact as error:
        print(repr(error))
for action in (lambda: Decimal(1) / 0, lambda: Decimal("abc"), lambda: Decimal("1") + 1.5,
               lambda: Decimal("1e99").quantize(CENT), lambda: Decimal(0) / 0):
    try:
        action()
    except (ArithmeticError, TypeError) as error:
        print(type(error).__name__, error)
print(Decimal("3.14").as_tuple(), Decimal("0.5").as_integer_ratio(), decimal.getcontext().prec)

check(sums[ROUND_HALF_UP], Decimal("46.66"))
check(sums[ROUND_DOWN], Decimal("46.66"))
