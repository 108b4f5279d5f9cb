// Reads a catalog from a JSON file, changes it as objects and as nodes, and writes it again.
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;

AppContext.SetSwitch("System.Text.Json.JsonSerializer.IsReflectionEnabledByDefault", true);
var options = new JsonSerializerOptions(JsonSerializerDefaults.Web)
{
    WriteIndented = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    Converters = { new JsonStringEnumConverter(JsonNamingPolicy.KebabCaseLower) },
    ReadCommentHandling = JsonCommentHandling.Skip,
    AllowTrailingCommas = true,
};
string text = File.ReadAllText("catalog.json");
var entries = JsonSerializer.Deserialize<List<Entry>>(text, options)!;
foreach (var entry in entries)
    Console.WriteLine($"{entry.Id,3} {entry.Title} {entry.State} {entry.Price?.ToString()} " +
        $"{entry.Added:yyyy-MM-dd} [{string.Join(",", entry.Tags ?? [])}]");

var changed = entries[0] with { Price = 12.50m, Tags = ["<b>", "é", "🎈"] };
Console.WriteLine(JsonSerializer.Serialize(changed, options));
Console.WriteLine(JsonSerializer.Serialize(changed, new JsonSerializerOptions
{
    Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
}));

Shape[] shapes = [new Circle(0.1 + 0.2), new Box(3, 1e21)];
string plain = JsonSerializer.Serialize(shapes);
Console.WriteLine(plain);
Console.WriteLine(string.Join<Shape>(" ", JsonSerializer.Deserialize<Shape[]>(plain)!));

var node = JsonNode.Parse("""{"b":[1,2.50,null,true],"a":{"x":"\u00fc"}}""")!;
node["b"]!.AsArray().Add("new");
node["a"]!["y"] = -0.0;
Console.WriteLine($"{node.ToJsonString()} {node["b"]![1]} {node["b"]![4]!.GetPath()}");

foreach (var bad in new[] { "{\"id\": }", "[1, 2", "{\"id\": \"x\"}", "{\"state\": \"lost\"}" })
{
    try
    {
        Console.WriteLine(JsonSerializer.Deserialize<Entry>(bad, options));
    }
    catch (JsonException error)
    {
        Console.WriteLine($"{error.Message} ({error.LineNumber}:{error.BytePositionInLine})");
    }
}
File.WriteAllBytes("changed.json", JsonSerializer.SerializeToUtf8Bytes(changed, options));

enum State { InStock, SoldOut }
record Entry(int Id, string Title, State State, decimal? Price, DateOnly Added, string[]? Tags);
[JsonDerivedType(typeof(Circle), "circle"), JsonDerivedType(typeof(Box), "box")]
abstract record Shape;
record Circle(double Radius) : Shape;
record Box([property: JsonPropertyName("w")] int Width, double Height) : Shape;
