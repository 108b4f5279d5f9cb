# Fractions, statistics, math and complex numbers with exact and rounded results.
import cmath
import math
import random
import statistics
from fractions import Fraction

harmonic = sum(Fraction(1, n) for n in range(1, 11))
print(harmonic, float(harmonic), round(harmonic, 2), Fraction("0.375"),
      Fraction(0.1).limit_denominator())
print(math.floor(Fraction(-7, 2)), Fraction(3, 4) ** -2, f"{Fraction(22, 7):.4f}", Fraction(6, -8))

data = [2.75, 1.75, 1.25, 0.25, 0.5, 1.25, 3.5]
print(statistics.mean(data), statistics.median(data), statistics.mode(data))
print(statistics.stdev(data), statistics.pvariance([1, 2, 3, 4]),
      statistics.fmean(data, range(1, 8)))
print(statistics.quantiles(data, n=4), statistics.multimode("aabbc"),
      statistics.median_high([1, 2]))
print(statistics.linear_regression([1, 2, 3], [2, 4, 7]),
      statistics.correlation([1, 2, 3], [6, 4, 1]))
print(statistics.geometric_mean([54, 24, 36]), statistics.NormalDist(100, 15).cdf(130))

print(math.gcd(84, 36, 60), math.lcm(4, 6), math.comb(52, 5), math.perm(5, 2),
      math.isqrt(10**20 + 1))
print(math.hypot(3, 4, 12), math.fsum([0.1] * 10), sum([0.1] * 10), math.prod([1.5, 2]), math.tau)
print(math.ulp(1.0), math.nextafter(1, 2), math.frexp(10), math.modf(-2.75), math.copysign(1, -0.0))
print(math.fma(2.0, 3.0, 4.0), math.remainder(10, 4), -10 % 3, math.fmod(-10, 3), divmod(-7.5, 2))
print(math.gamma(5), math.erf(0.5), math.log2(8), math.log1p(1e-10), math.cbrt(27), math.exp2(0.5))
print(cmath.sqrt(-4), cmath.polar(1j), abs(3 + 4j), (1 + 2j) * (3 - 1j), (1j) ** 2, cmath.phase(-1))
print(round(0.5), round(1.5), round(-2.5), round(1234, -2), round(2.345, 2), int(-3.9), 7 // -2)
print((0.1).hex(), float.fromhex("0x1.8p3"), (0.75).as_integer_ratio(), 1e308 * 10, 5e-324 / 2)

generator = random.Random(42)
print([generator.randint(1, 6) for _ in range(8)], generator.random(), generator.choice("abcdef"))
print(generator.sample(range(100), 4), generator.gauss(0, 1), generator.shuffle(data), data[:3])
for action in (lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: 1 // 0,
               lambda: 2.0**5000, lambda: math.factorial(-1), lambda: int("inf"), lambda: 0.0**-1,
               lambda: statistics.mean([]), lambda: Fraction(1, 0), lambda: int(math.nan),
               lambda: 1 % 0.0):
    try:
        print(action())
    except (ArithmeticError, ValueError) as error:
        print(type(error).__name__, error)
