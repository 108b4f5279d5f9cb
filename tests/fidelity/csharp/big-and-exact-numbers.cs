// Shows exact and inexact arithmetic: BigInteger, decimal, double, float, Int128 and Complex.
using System.Globalization;
using System.Numerics;

var factorial = Enumerable.Range(1, 40).Aggregate(BigInteger.One, (product, n) => product * n);
Console.WriteLine($"{factorial} {factorial:N0}");
Console.WriteLine($"{factorial:X} {factorial:E5} {factorial.GetBitLength()} {factorial % 1000007}");
Console.WriteLine(BigInteger.ModPow(3, BigInteger.Pow(10, 30), 998244353));
var hex = NumberStyles.HexNumber;
Console.WriteLine(BigInteger.Parse("0ff", hex) - BigInteger.Parse("ff", hex));
var (quotient, rest) = BigInteger.DivRem(-factorial, BigInteger.Pow(7, 20));
Console.WriteLine($"{quotient} {rest} {BigInteger.Log10(factorial):F6}");
Console.WriteLine(Convert.ToHexString((-(BigInteger)1000).ToByteArray()));
Console.WriteLine($"{Int128.MaxValue} {UInt128.MaxValue:x} {(Int128)1 << 100}");

double[] doubles =
[
    0.1 + 0.2, 1e15, 1e16, 123456789012345680, 1e-5, 1e-4, 5e-324, double.MaxValue, -0.0, 1.0 / 3,
    double.PositiveInfinity, double.NaN, 100, 2.0 / 0 - 1 / 0.0,
];
Console.WriteLine(string.Join(" ", doubles));
Console.WriteLine(string.Join(" ", doubles.Select(one => one.ToString("G17"))));
Console.WriteLine($"{0.1f + 0.2f} {(double)0.1f} {1f / 3} {16777217f} {(Half)0.1} {float.Epsilon}");
Console.WriteLine($"{2.675:F2} {1.005:F2} {0.125:F2} {1e21:F0} {123.456:E2} {0.1:F20}");
Console.WriteLine($"{BitConverter.DoubleToInt64Bits(-1.5):x} {Math.BitIncrement(1.0)} {0.1 + 0.2}");
Console.WriteLine($"{Math.Sin(1)} {Math.Exp(10)} {Math.Pow(2, 0.5)} {Math.Cbrt(27)}");
Console.WriteLine($"{(int)-3.99} {Convert.ToInt32(2.5)} {Convert.ToInt32(3.5)} {-7 / 2} {-7 % 3}");
Console.WriteLine($"{unchecked((byte)300)} {unchecked(int.MaxValue + 1)} {-8 >> 1} {-8 >>> 28}");

Console.WriteLine($"{1.0m + 2.00m} {1.10m * 1.10m} {1m / 3} {2m / 3:F4} {decimal.MaxValue}");
Console.WriteLine($"{decimal.Round(2.345m, 2)} {decimal.Round(-2.5m)} {5.00m:G29} {5.00m}");
Console.WriteLine($"{(decimal)0.1 + 0.2m == 0.3m} {string.Join(",", decimal.GetBits(-1.50m))}");
Action[] tooMuch =
[
    () => _ = decimal.MaxValue + decimal.Parse("1"), () => _ = checked((int)double.Parse("3e9")),
    () => _ = (long)BigInteger.Pow(2, 64), () => _ = Math.Abs(int.Parse("-2147483648")),
    () => _ = byte.Parse("256"),
];
foreach (var act in tooMuch)
{
    try { act(); }
    catch (OverflowException error) { Console.WriteLine(error.Message); }
}
Console.WriteLine($"{Complex.Sqrt(-4)} {new Complex(1, 2) * new Complex(3, -1):F1}");
Console.WriteLine($"{new Vector3(1, 2, 2).Length()} {Vector3.UnitY * 2.5f}");
