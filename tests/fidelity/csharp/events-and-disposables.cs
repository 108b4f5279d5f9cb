// Raises events, combines delegates, and releases resources in a known order.
using System.Runtime.CompilerServices;

var thermometer = new Thermometer();
EventHandler<Changed> loud = (_, change) => Console.WriteLine($"  {change.By:+0.0;-0.0}");
thermometer.Moved += loud;
thermometer.Moved += static (_, change) => change.Seen++;
thermometer.Moved += loud;
Console.WriteLine($"seen {thermometer.Set(21)}");
thermometer.Moved -= loud;
Console.WriteLine($"seen {thermometer.Set(18.5)}");
Func<int, int> chain = ((Func<int, int>)(n => n + 1)) + (n => n * 10);
Console.WriteLine($"{chain(4)} of {chain.GetInvocationList().Length}");
var late = new List<Action>();
for (int i = 0; i < 3; i++) late.Add(() => Console.WriteLine($"late {i}"));
late.ForEach(act => act());
try
{
    using var first = new Resource("first");
    using var second = new Resource("second");
    throw new ApplicationException("in the middle");
}
catch (ApplicationException error) { Console.WriteLine($"after both: {error.Message}"); }
Forget();
GC.Collect();
GC.WaitForPendingFinalizers();
Console.WriteLine($"finalized {Resource.Finalized}");
var closed = new Resource("closed");
closed.Dispose();
try { ObjectDisposedException.ThrowIf(closed.Gone, closed); }
catch (ObjectDisposedException error) { Console.WriteLine(error.Message); }

[MethodImpl(MethodImplOptions.NoInlining)]
static void Forget() { for (int i = 0; i < 3; i++) _ = new Resource("lost"); }

class Changed(double by) : EventArgs { public double By => by; public int Seen; }
class Thermometer
{
    double now = 20;
    public event EventHandler<Changed>? Moved;
    public int Set(double value)
    {
        var change = new Changed(value - now);
        now = value;
        Moved?.Invoke(this, change);
        return change.Seen;
    }
}
sealed class Resource(string name) : IDisposable
{
    public static int Finalized;
    public bool Gone;
    public void Dispose()
    {
        Gone = true;
        Console.WriteLine($"- {name}");
        GC.SuppressFinalize(this);
    }
    ~Resource() => Finalized++;
}
