// Finds commands by their attributes, calls them by reflection, and describes types.
using System.Reflection;

var commands = typeof(Commands).GetMethods(BindingFlags.Public | BindingFlags.Static)
    .Select(method => (Method: method, About: method.GetCustomAttribute<CommandAttribute>()))
    .Where(pair => pair.About is not null)
    .OrderBy(pair => pair.About!.Order).ToList();
foreach (var (method, about) in commands)
{
    var parameters = method.GetParameters().Select(one =>
        $"{one.ParameterType.Name} {one.Name} {(one.HasDefaultValue ? one.DefaultValue : "")}");
    Console.WriteLine($"{about!.Name}({string.Join(", ", parameters)}): {method.ReturnType.Name}");
}
Console.WriteLine(Call("join", "a", "b", Type.Missing));
Console.WriteLine(Call("twice", 21));
try { Call("fail"); }
catch (TargetInvocationException error)
{
    Console.WriteLine($"{error.Message} <- {error.InnerException!.Message}");
}
try { Call("twice", "text"); }
catch (ArgumentException error) { Console.WriteLine(error.Message); }
Console.WriteLine(Commands.Old());

Type[] types = [typeof(int?), typeof(List<string>), typeof(Dictionary<,>), typeof(int[,]),
    typeof((int, string)), typeof(Settings), typeof(Settings.Level)];
foreach (var type in types)
    Console.WriteLine($"{type} | {type.Name} | class {type.IsClass}");

var settings = Activator.CreateInstance<Settings>();
typeof(Settings).GetProperty("Title")!.SetValue(settings, "set by name");
var secret = typeof(Settings).GetField("secret", BindingFlags.NonPublic | BindingFlags.Instance);
secret!.SetValue(settings, 99);
foreach (var property in typeof(Settings).GetProperties().OrderBy(one => one.Name))
    Console.WriteLine($"{property}: {property.GetValue(settings)} {property.CanWrite}");
Console.WriteLine($"{Settings.Level.Low | Settings.Level.High} {(Settings.Level)8}");
var assembly = Assembly.GetExecutingAssembly();
Console.WriteLine($"{assembly.FullName} {assembly.EntryPoint!.DeclaringType}");

object? Call(string name, params object[] values) =>
    commands.Single(pair => pair.About!.Name == name).Method.Invoke(null, values);

class CommandAttribute(string name) : Attribute { public string Name => name; public int Order; }
static class Commands
{
    [Command("twice", Order = 2)]
    public static int Twice(int number) => 2 * number;
    [Command("join", Order = 1)]
    public static string Join(string a, string b, string by = "-") => a + by + b;
    [Command("fail", Order = 3)]
    public static void Fail() => throw new NotSupportedException("on purpose");
    [Command("old", Order = 4), Obsolete("Use Twice.")] public static string Old() => "alive";
}
class Settings
{
    [Flags] public enum Level { None, Low, High }
    int secret = 1;
    public string Title { get; set; } = "none";
    public int Secret => secret;
}
