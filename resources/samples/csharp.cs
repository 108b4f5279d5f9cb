using System;
using System.Linq;

class Program
{
    static void Main()
    {
        var primes = Enumerable.Range(2, 60)
            .Where(n => Enumerable.Range(2, n - 2).All(d => n % d != 0))
            .ToList();

        Console.WriteLine($"{primes.Count} primes below 62:");
        Console.WriteLine(string.Join(", ", primes));
        Console.WriteLine($"largest gap: {primes.Zip(primes.Skip(1), (a, b) => b - a).Max()}");
    }
}
