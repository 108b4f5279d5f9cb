// Values as JSON without generated code, and code that is made at run time.
using System.Linq.Expressions;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;
using System.Text.Json;

void Try(string what, Func<object?> make)
{
    try
    {
        Console.WriteLine($"{what}: {make()}");
    }
    catch (Exception problem)
    {
        Console.WriteLine($"{what}: {problem.GetType().Name}");
    }
}

Try("anonymous", () => JsonSerializer.Serialize(new { Name = "Ada", Born = 1815 }));
Try("list", () => JsonSerializer.Deserialize<List<int>>("[1, 2, 3]")!.Sum());
Try("record", () => JsonSerializer.Serialize(new Point(1, 2)));
Try("node", () => System.Text.Json.Nodes.JsonNode.Parse("{\"a\": [1]}")!["a"]![0]);
Console.WriteLine($"code is made: {RuntimeFeature.IsDynamicCodeSupported}");

Expression<Func<int, int>> twice = number => number * 2;
Try("expression", () => twice.Compile()(21));
Try("emitted", () =>
{
    var method = new DynamicMethod("Three", typeof(int), []);
    var code = method.GetILGenerator();
    code.Emit(OpCodes.Ldc_I4_3);
    code.Emit(OpCodes.Ret);
    return method.CreateDelegate<Func<int>>()();
});

record Point(int X, int Y);
