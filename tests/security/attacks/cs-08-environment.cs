// id: cs-08-environment
// tries: find a secret in the environment
// must: held
// witness: not needed: inherit-01 shows it; the level none clears the environment too
using System;
using System.IO;
using System.Text.Json;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    foreach (string name in Environment.GetEnvironmentVariables().Keys)
        if (name.Contains(target.GetProperty("variable").GetString()!)) { Console.WriteLine("ESCAPED"); return; }
    throw new IOException();
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}
