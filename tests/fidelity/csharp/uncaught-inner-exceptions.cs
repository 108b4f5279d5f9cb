// Wraps exceptions in exceptions, prints one chain, and dies of another.
AppDomain.CurrentDomain.UnhandledException += (_, what) =>
    Console.WriteLine($"last words: {what.IsTerminating}, {what.ExceptionObject.GetType().Name}");

try
{
    new Store("shelf").Find("xyz");
}
catch (StoreException error) when (error.Code == 7)
{
    for (Exception? one = error; one is not null; one = one.InnerException)
        Console.WriteLine($"{one.GetType().FullName}: {one.Message}");
    Console.WriteLine($"{error.InnerException!.Data["key"]}, in {error.TargetSite?.Name}");
}
finally
{
    Console.WriteLine("finally");
}

Action[] faults =
[
    () => _ = args[5], () => _ = checked(int.MaxValue + int.Parse("1")),
    () => _ = (string)(object)5, () => _ = new List<int> { 1 }[3], () => ((string)null!).Trim(),
    () => _ = int.Parse("0x10"), () => Enum.Parse<DayOfWeek>("Someday"),
    () => _ = 1 / int.Parse("0"), () => _ = new Dictionary<string, int>()["none"],
    () => _ = "abc"[3..1], () => Array.Empty<int>().Max(), () => Convert.FromBase64String("***"),
    () => ArgumentOutOfRangeException.ThrowIfGreaterThan(9, 4, "size"),
];
foreach (var fault in faults)
{
    try { fault(); Console.WriteLine("no fault"); }
    catch (Exception error) { Console.WriteLine($"{error.GetType().Name}: {error.Message}"); }
}

Console.Error.WriteLine("warning: the next one is fatal");
new Store("cellar").Find("");

class StoreException(string message, int code, Exception inner) : Exception(message, inner)
{
    public int Code => code;
}

class Store(string name)
{
    public int Find(string key)
    {
        try { return Parse(key); }
        catch (FormatException error)
        {
            error.Data["key"] = key;
            throw new StoreException($"{name}: bad key '{key}'", 7, error);
        }
    }
    static int Parse(string key) => int.Parse(key);
}
