// id: cs-05-kill
// tries: signal a process of the user's
// must: held
// witness: none
using System;
using System.IO;
using System.Text.Json;
using System.Runtime.InteropServices;
var target = JsonDocument.Parse(File.ReadAllText("target.json")).RootElement;
try
{
    if (!Path.Exists("/proc/" + target.GetProperty("pid").GetInt32())) throw new IOException();
    if (Native.kill(target.GetProperty("pid").GetInt32(), 0) != 0) throw new IOException();
    Console.WriteLine("ESCAPED");
}
catch (Exception refusal)
{
    Console.WriteLine("HELD " + refusal.GetType().Name);
}

static class Native
{
    [DllImport("libc")]
    public static extern int kill(int pid, int signal);
}
