// id: cs-02-delete
// tries: delete a file of the user's
// must: held
// witness: none
using System;
using System.IO;
using System.Text.Json;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    if (!File.Exists(target.GetProperty("victim").GetString())) throw new IOException();
    File.Delete(target.GetProperty("victim").GetString()!);
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}
