// Tasks, threads, LINQ, files, processes, timers and garbage collection.
using System.Diagnostics;
using System.Text.Json;

var squares = await Task.WhenAll(Enumerable.Range(0, 8).Select(n => Task.Run(() => n * n)));
Trace.Assert(squares.Sum() == 140);
Trace.Assert(Enumerable.Range(0, 100).AsParallel().Sum() == 4950);
File.WriteAllText("a.json", JsonSerializer.Serialize(new { A = 1 }));
Trace.Assert(JsonDocument.Parse(File.ReadAllText("a.json")).RootElement.GetProperty("A").GetInt32() == 1);
using var child = Process.Start(new ProcessStartInfo("echo", "child") { RedirectStandardOutput = true })!;
Trace.Assert(child.StandardOutput.ReadToEnd() == "child\n");
GC.Collect();
await Task.Delay(5);
Console.WriteLine("fine");
