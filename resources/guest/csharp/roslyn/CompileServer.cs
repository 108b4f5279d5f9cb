// Compiles programs, one after the other, until its input ends.
//
// Each line of the input is {"id", "folder", "arguments": [text], "files": {path: base64}}: the
// command that would compile the program, where it would start, and the files that it would read. Each gets a line of output: {"id", "done",
// "messages", "files": {path: base64}}. Before the first comes {"ready": true}. Where the compiler
// itself fails, the line is {"id", "failed": true}.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;

static class CompileServer
{
    public static void Serve(TextReader input, Stream output)
    {
        var compilers = new Compilers();
        Reply(output, writer => writer.WriteBoolean("ready", true));
        while (input.ReadLine() is string line)
        {
            using var asked = JsonDocument.Parse(line);
            var compiled = Compile(compilers, asked.RootElement);
            Reply(output, writer =>
            {
                writer.WriteNumber("id", asked.RootElement.GetProperty("id").GetInt64());
                Write(writer, compiled);
            });
        }
    }

    static Compiled? Compile(Compilers compilers, JsonElement asked)
    {
        var command = asked.GetProperty("arguments").EnumerateArray().Select(one => one.GetString()!);
        var arguments = command.SkipWhile(one => !one.EndsWith("csc.dll")).Skip(1);
        var files = asked.GetProperty("files").EnumerateObject()
            .ToDictionary(one => one.Name, one => one.Value.GetBytesFromBase64());
        try
        {
            return compilers.Compile(asked.GetProperty("folder").GetString()!, arguments, files);
        }
        catch (Exception)
        {
            return null; // the command itself may do better, and says what is wrong
        }
    }

    static void Write(Utf8JsonWriter writer, Compiled? compiled)
    {
        if (compiled is null)
        {
            writer.WriteBoolean("failed", true);
            return;
        }
        writer.WriteBoolean("done", compiled.IsDone);
        writer.WriteString("messages", compiled.Messages);
        writer.WriteStartObject("files");
        foreach (var (path, content) in compiled.Files)
            writer.WriteBase64String(path, content);
        writer.WriteEndObject();
    }

    static void Reply(Stream output, Action<Utf8JsonWriter> write)
    {
        using var line = new MemoryStream();
        using (var writer = new Utf8JsonWriter(line))
        {
            writer.WriteStartObject();
            write(writer);
            writer.WriteEndObject();
        }
        line.WriteByte((byte)'\n');
        line.WriteTo(output);
        output.Flush();
    }
}
