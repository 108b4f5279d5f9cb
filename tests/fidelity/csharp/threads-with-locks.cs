// Counts with several threads, a lock, Interlocked and a few other meeting points.
using System.Collections.Concurrent;

int counted = 0;
long sum = 0;
var gate = new Lock();
var threads = Enumerable.Range(0, 8).Select(index => new Thread(() =>
{
    for (int n = 0; n < 2000; n++)
    {
        Interlocked.Increment(ref counted);
        lock (gate)
            sum += index;
    }
}) { Name = $"counter {index}", IsBackground = index % 2 == 0 }).ToList();
threads.ForEach(thread => thread.Start());
threads.ForEach(thread => thread.Join());
Console.WriteLine($"{counted} {sum} {threads[3].Name} {threads[3].ThreadState}");

var turns = new[] { new SemaphoreSlim(1), new SemaphoreSlim(0) };
var players = new[] { "ping", "pong" }.Select((word, me) => new Thread(() =>
{
    for (int round = 1; round <= 3; round++)
    {
        turns[me].Wait();
        Console.WriteLine($"{word} {round}");
        turns[1 - me].Release();
    }
})).ToArray();
foreach (var player in players) player.Start();
foreach (var player in players) player.Join();

var counts = new ConcurrentDictionary<string, int>();
Parallel.ForEach("the cat and the dog and the bird".Split(), word =>
    counts.AddOrUpdate(word, 1, (_, old) => old + 1));
Console.WriteLine(string.Join(" ", counts.OrderBy(pair => pair.Key)));
var numbers = ParallelEnumerable.Range(1, 10).AsOrdered();
Console.WriteLine(string.Join(" ", numbers.Select(n => n * n)));

using var barrier = new Barrier(3, all => Console.WriteLine($"end of {all.CurrentPhaseNumber}"));
var walkers = Enumerable.Range(0, 3).Select(_ => new Thread(() =>
{
    barrier.SignalAndWait();
    barrier.SignalAndWait();
})).ToList();
walkers.ForEach(walker => walker.Start());
walkers.ForEach(walker => walker.Join());

var slot = new ThreadLocal<int>(() => 100);
var ambient = new AsyncLocal<string> { Value = "outer" };
slot.Value++;
int own = slot.Value; // what follows an await may run on another thread
string seen = await Task.Run(() => ambient.Value + (ambient.Value = "inner"));
Console.WriteLine($"{seen} {ambient.Value} {own}");
int winner = 0;
Interlocked.CompareExchange(ref winner, 5, 0);
Console.WriteLine(Interlocked.Add(ref winner, 6));
try { Monitor.Exit(turns); }
catch (SynchronizationLockException error) { Console.WriteLine(error.Message); }
Console.WriteLine($"{Monitor.TryEnter(turns)} {Monitor.IsEntered(turns)} {turns[0].CurrentCount}");
