// Sends numbers through bounded channels and async iterators, and cancels the last stage.
using System.Runtime.CompilerServices;
using System.Threading.Channels;

var raw = Channel.CreateBounded<int>(new BoundedChannelOptions(2) { SingleReader = true });
var made = Channel.CreateUnbounded<string>();

var producer = Task.Run(async () =>
{
    for (int n = 1; n <= 6; n++) await raw.Writer.WriteAsync(n);
    raw.Writer.Complete();
});
var worker = Task.Run(async () =>
{
    await foreach (var n in raw.Reader.ReadAllAsync())
        await made.Writer.WriteAsync($"{n}^3={n * n * n}");
    made.Writer.Complete(new IOException("the belt stopped"));
});

try
{
    await foreach (var text in made.Reader.ReadAllAsync()) Console.WriteLine(text);
}
catch (IOException error)
{
    Console.WriteLine(error.Message);
}
await Task.WhenAll(producer, worker);
try { await raw.Writer.WriteAsync(8); }
catch (ChannelClosedException error) { Console.WriteLine(error.Message); }

using var source = new CancellationTokenSource();
source.Token.Register(() => Console.WriteLine("(told to stop)"));
try
{
    await foreach (var n in Count().WithCancellation(source.Token))
    {
        Console.WriteLine($"tick {n}");
        if (n == 3) await source.CancelAsync();
    }
}
catch (OperationCanceledException error)
{
    Console.WriteLine($"{error.GetType().Name}: {error.Message}");
    Console.WriteLine(error.CancellationToken == source.Token);
}
Console.WriteLine(await Count().Where(n => n % 2 == 0).Take(4).SumAsync());

static async IAsyncEnumerable<int> Count([EnumeratorCancellation] CancellationToken stop = default)
{
    try
    {
        for (int n = 1; ; n++)
        {
            await Task.Delay(2, stop);
            yield return n;
        }
    }
    finally { Console.WriteLine("(cleaned up)"); }
}
