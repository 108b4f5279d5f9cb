// Starts small programs, passes them arguments and input, and reads what they say.
using System.ComponentModel;
using System.Diagnostics;

Console.WriteLine(Run("/bin/echo", ["one two", "", "$HOME", "'q'", "größe", "a\\b\"c"]));
Console.WriteLine(Run("/bin/cat", ["-"], "first\nsecond\n"));
Console.WriteLine(Run("/bin/sh", ["-c", "echo out; echo err >&2; exit 7"]));
Console.WriteLine(Run("/bin/sh", ["-c", "echo $GREETING; kill -TERM $$"]));
Console.WriteLine(Run("sort", ["-r"], "pear\napple\nfig\n"));

Console.WriteLine("before");
using (var child = Process.Start("/bin/echo", "shared output"))
{
    child.WaitForExit();
    Console.WriteLine($"after, {child.HasExited} {child.ExitCode}");
}

try { Process.Start(new ProcessStartInfo("no-such-program-here")); }
catch (Win32Exception error)
{
    Console.WriteLine($"{error.NativeErrorCode}: " +
        error.Message.Replace(Environment.CurrentDirectory, "<here>"));
}

var lines = new List<string>();
using (var child = new Process())
{
    child.StartInfo = new("/bin/sh", ["-c", "for n in 3 2 1; do echo line $n; done"])
        { RedirectStandardOutput = true };
    child.OutputDataReceived += (_, data) => lines.Add(data.Data ?? "<end>");
    child.Start();
    child.BeginOutputReadLine();
    await child.WaitForExitAsync();
}
Console.WriteLine(string.Join("; ", lines));

using (var sleeper = Process.Start("/bin/sleep", ["30"]))
{
    Console.WriteLine($"still there: {!sleeper.WaitForExit(20)}");
    sleeper.Kill();
    sleeper.WaitForExit();
    Console.WriteLine($"killed: {sleeper.ExitCode}");
}

static string Run(string program, string[] arguments, string? input = null)
{
    var start = new ProcessStartInfo(program, arguments)
    {
        RedirectStandardOutput = true, RedirectStandardError = true, RedirectStandardInput = true,
        Environment = { ["GREETING"] = "hello" },
    };
    using var child = Process.Start(start)!;
    child.StandardInput.Write(input);
    child.StandardInput.Close();
    string output = child.StandardOutput.ReadToEnd().Trim();
    string errors = child.StandardError.ReadToEnd().Trim();
    child.WaitForExit();
    return $"{program} {child.ExitCode} [{output}] [{errors}]".ReplaceLineEndings("|");
}
