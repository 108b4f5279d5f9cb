// All that a program can see of how it was started, a line each.
using System.Collections;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text;

void Show(string what, object? value) => Console.WriteLine($"{what}: {value}");

Show("arguments", args.Length);
Show("command line", string.Join(" ", Environment.GetCommandLineArgs().Select(Path.GetFileName)));
Show("folder", Environment.CurrentDirectory);
Show("files", string.Join(" ", Directory.GetFileSystemEntries(".").Select(Path.GetFileName).Order()));
var names = Environment.GetEnvironmentVariables().Cast<DictionaryEntry>().Select(one => one.Key);
Show("environment", string.Join(" ", names.Order()));
Show("entry", Assembly.GetEntryAssembly()!.GetName().Name);
var assemblies = AppDomain.CurrentDomain.GetAssemblies().Select(one => one.GetName().Name).Order();
Show("assemblies", string.Join(" ", assemblies));
Show("symbols", typeof(Program).Assembly.GetCustomAttribute<DebuggableAttribute>()?.DebuggingFlags);
Show("framework", AppContext.TargetFrameworkName);
Show("culture", $"'{CultureInfo.CurrentCulture.Name}' '{CultureInfo.CurrentUICulture.Name}'");
Show("comparison", string.Compare("a", "B", StringComparison.CurrentCulture) < 0);
Show("time zone", TimeZoneInfo.Local.Id);
Show("encodings", $"{Console.InputEncoding.WebName} {Console.OutputEncoding.WebName} "
    + Encoding.Default.WebName);
Show("redirected", (Console.IsInputRedirected, Console.IsOutputRedirected, Console.IsErrorRedirected));
Show("collector", (System.Runtime.GCSettings.IsServerGC, System.Runtime.GCSettings.LatencyMode));
Show("threads", ThreadPool.ThreadCount);
Show("user", Environment.UserName.Length > 0);
Show("switches", AppContext.TryGetSwitch("System.Globalization.Invariant", out var on) && on);
Show("json reflection", AppContext.TryGetSwitch(
    "System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault", out on) && on);
Show("code made at run time", System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeSupported);
Show("event sources", AppContext.TryGetSwitch(
    "System.Diagnostics.Tracing.EventSource.IsSupported", out on) && on);
// What lies behind the descriptors, and how each signal is taken.
var behind = new SortedSet<string>(StringComparer.Ordinal);
foreach (var path in Directory.GetFileSystemEntries("/proc/self/fd"))
{
    try
    {
        var name = File.ResolveLinkTarget(path, false)!.Name;
        if (!name.EndsWith(".dll"))
            behind.Add(name.Split('[')[0].TrimEnd(':'));
    }
    catch (IOException)
    {
        // The descriptor of the folder itself.
    }
}
Show("descriptors", string.Join(" ", behind));
foreach (var line in File.ReadLines("/proc/self/status"))
    if (line.StartsWith("SigBlk") || line.StartsWith("SigIgn") || line.StartsWith("SigCgt"))
        Console.WriteLine(line.Replace('\t', ' '));
Show("standard input", Console.In.ReadToEnd());
