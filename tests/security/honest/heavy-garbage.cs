// Garbage of all generations and large objects, from many threads, so that .NET's heap grows and shrinks.
using System.Collections.Concurrent;

var kept = new ConcurrentQueue<byte[]>();
Parallel.For(0, 64, number =>
{
    for (var round = 0; round < 20; round++)
    {
        var rows = Enumerable.Range(0, 5000).Select(i => $"row {i} of {number}").ToArray();
        if (rows.Length != 5000) throw new InvalidOperationException();
        kept.Enqueue(new byte[200_000]);
        if (kept.Count > 500) kept.TryDequeue(out _);
    }
});
GC.Collect(2, GCCollectionMode.Aggressive, true, true);
if (kept.Count < 400) throw new InvalidOperationException();
Console.WriteLine("fine");
