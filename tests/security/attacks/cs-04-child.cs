// id: cs-04-child
// tries: read it in a child process
// must: held
// witness: none
using System;
using System.IO;
using System.Text.Json;
using System.Diagnostics;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    var child = Process.Start(new ProcessStartInfo("/bin/cat", target.GetProperty("secret").GetString()!) { RedirectStandardOutput = true, RedirectStandardError = true })!;
    var text = child.StandardOutput.ReadToEnd();
    if (text.Length == 0) throw new IOException();
    Console.WriteLine(text);
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}
