// Runs jobs with Task.WhenAll, gathers their failures, and lets the last one escape from Main.
var gates = Enumerable.Range(0, 4).Select(_ => new TaskCompletionSource()).ToArray();

var squares = Enumerable.Range(0, 4).Select(async n =>
{
    await gates[n].Task;
    await Task.Yield();
    return n * n;
}).ToArray();
Console.WriteLine($"started, {squares.Count(task => task.IsCompleted)} done");
foreach (var gate in gates.Reverse())
    gate.SetResult();
Console.WriteLine(string.Join(" ", await Task.WhenAll(squares)));

var mixed = new[] { Load("a.txt"), Load(""), Load("b.txt"), Load("?") };
var all = Task.WhenAll(mixed);
try
{
    await all;
}
catch (Exception first)
{
    Console.WriteLine($"caught {first.GetType().Name}: {first.Message}");
    foreach (var error in all.Exception!.InnerExceptions)
        Console.WriteLine($"  of all: {error.GetType().Name}: {error.Message}");
}
Console.WriteLine(string.Join(" ", mixed.Select(task => task.Status)));

await foreach (var done in Task.WhenEach(mixed.Where(task => task.IsCompletedSuccessfully)))
    Console.WriteLine($"length {await done}");

try { await Task.Delay(Timeout.Infinite).WaitAsync(TimeSpan.FromMilliseconds(30)); }
catch (TimeoutException error) { Console.WriteLine(error.Message); }

var lazy = new Lazy<Task<int>>(() => Load("only once"));
Console.WriteLine(await lazy.Value + await lazy.Value);
Console.Error.WriteLine("now the one that nobody catches");
await new Importer("stock").RunAsync();
Console.WriteLine("not reached");

static async Task<int> Load(string name)
{
    await Task.Delay(1);
    ArgumentException.ThrowIfNullOrEmpty(name);
    return name == "?" ? throw new FileNotFoundException("No such page.", name) : name.Length;
}

class Importer(string table)
{
    public async Task RunAsync()
    {
        await Task.Yield();
        throw new InvalidDataException($"Table '{table}' has no header.");
    }
}
