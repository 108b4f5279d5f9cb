// id: cs-01-read
// tries: read a file of the user's
// must: held
// witness: none
using System;
using System.IO;
using System.Text.Json;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    Console.WriteLine(File.ReadAllText(target.GetProperty("secret").GetString()!));
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}
