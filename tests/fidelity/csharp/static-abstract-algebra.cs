// Generic algebra over static abstract members, with overloaded operators.
using System.Numerics;

Console.WriteLine(Algebra.Sum<int>([1, 2, 3]));
Console.WriteLine(Algebra.Sum<double>([0.1, 0.2, 0.3]));
Console.WriteLine(Algebra.Sum<decimal>([0.1m, 0.2m, 0.3m]));
Console.WriteLine(Algebra.Fold<Fraction>(new(1, 2), new(1, 3), new(1, 12)));
Console.WriteLine(Algebra.Fold<Fraction>());
Console.WriteLine(Algebra.Power(new Fraction(-2, 3), 5));

Fraction half = (Fraction)2 / 4;
Console.WriteLine($"{half} {(double)half} {-half} {half == new Fraction(3, 6)} {half > 1}");
Console.WriteLine($"{Algebra.Read<Half>("1.1")} {Algebra.Read<byte>("300")}");
try { Console.WriteLine(half / 0); }
catch (DivideByZeroException error) { Console.WriteLine(error.Message); }

interface IMonoid<T> where T : IMonoid<T>
{
    static abstract T Unit { get; }
    static abstract T operator *(T left, T right);
    static abstract T operator +(T left, T right);
    static virtual string Title => typeof(T).Name;
}

static class Algebra
{
    public static T Sum<T>(ReadOnlySpan<T> all) where T : struct, INumber<T>
    {
        var sum = T.Zero;
        foreach (var one in all) sum += one;
        return sum;
    }
    public static string Fold<T>(params T[] all) where T : struct, IMonoid<T> =>
        $"{T.Title} {all.Aggregate(new T(), (left, right) => left + right)}";
    public static T Power<T>(T of, int n) where T : IMonoid<T> =>
        n == 0 ? T.Unit : of * Power(of, n - 1);
    public static string Read<T>(string text) where T : IParsable<T> =>
        T.TryParse(text, null, out var value) ? $"{value}" : $"no {typeof(T).Name}";
}

readonly record struct Fraction(long Up, long Down) : IMonoid<Fraction>
{
    public long Up { get; } = Up / Common(Up, Down);
    public long Down { get; } = Down / Common(Up, Down);
    public Fraction() : this(0, 1) { }
    static long Common(long a, long b) =>
        b == 0 ? throw new DivideByZeroException("a fraction over 0")
        : (long)BigInteger.GreatestCommonDivisor(a, b) * Math.Sign(b);
    public static Fraction Unit => 1;
    public static implicit operator Fraction(long whole) => new(whole, 1);
    public static explicit operator double(Fraction of) => (double)of.Up / of.Down;
    public static Fraction operator *(Fraction a, Fraction b) => new(a.Up * b.Up, a.Down * b.Down);
    public static Fraction operator /(Fraction a, Fraction b) => a * new Fraction(b.Down, b.Up);
    public static Fraction operator -(Fraction a) => new(-a.Up, a.Down);
    public static Fraction operator +(Fraction a, Fraction b) =>
        new(a.Up * b.Down + b.Up * a.Down, a.Down * b.Down);
    public static bool operator >(Fraction a, Fraction b) => a.Up * b.Down > b.Up * a.Down;
    public static bool operator <(Fraction a, Fraction b) => b > a;
    public override string ToString() => Down == 1 ? $"{Up}" : $"{Up}/{Down}";
}
