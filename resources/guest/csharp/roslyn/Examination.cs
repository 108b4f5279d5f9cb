// Parses programs, without compiling any of them.
//
// The file holds {"blocks": [{"index", "code"}]}; the answer on standard output is {"blocks":
// [{"index", "state", "line", "message", "facts"}], "modules": {}, "standard": []}, as
// python/examine.py describes it.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

static class Examination
{
    // A member of a class alone is complete, though it is not a program. Parts in another order are
    // put in order before they run.
    static readonly HashSet<string> harmless = ["CS0106", "CS8803", "CS1529"];
    static readonly HashSet<string> endsInText = ["CS1035", "CS1039", "CS8997"];
    static readonly CSharpParseOptions options = new CSharpParseOptions(LanguageVersion.Latest, DocumentationMode.None)
        .WithFeatures([new("FileBasedProgram", "true")]);

    sealed record Block(int Index, string Code, SyntaxTree Tree, Diagnostic? Error);

    public static void Examine(string path, Stream output)
    {
        using var asked = JsonDocument.Parse(File.ReadAllBytes(path));
        var blocks = asked.RootElement.GetProperty("blocks").EnumerateArray().Select(Parse).ToList();
        var voids = AskedKind.VoidsOf(blocks.Select(block => block.Tree));
        using var writer = new Utf8JsonWriter(output);
        writer.WriteStartObject();
        writer.WriteStartArray("blocks");
        foreach (var block in blocks)
            Write(writer, block, voids);
        writer.WriteEndArray();
        writer.WriteStartObject("modules");
        writer.WriteEndObject();
        writer.WriteStartArray("standard");
        writer.WriteEndArray();
        writer.WriteEndObject();
    }

    static Block Parse(JsonElement block)
    {
        string code = block.GetProperty("code").GetString()!;
        var tree = CSharpSyntaxTree.ParseText(code, options);
        var error = tree.GetDiagnostics().FirstOrDefault(
            one => one.Severity == DiagnosticSeverity.Error && !harmless.Contains(one.Id));
        return new(block.GetProperty("index").GetInt32(), code, tree, error);
    }

    static void Write(Utf8JsonWriter writer, Block block, IReadOnlySet<string> voids)
    {
        var error = block.Error;
        writer.WriteStartObject();
        writer.WriteNumber("index", block.Index);
        writer.WriteString("state", error is null ? "fine" : IsCutOff(block) ? "cutoff" : "wrong");
        writer.WriteNumber("line", error is null ? 0 : error.Location.GetLineSpan().StartLinePosition.Line + 1);
        writer.WriteString("message", error is null ? "" : error.GetMessage());
        if (error is null)
            new SourceFacts(block.Tree, voids).Write(writer);
        writer.WriteEndObject();
    }

    /// Is a bracket or a text open at the end?
    static bool IsCutOff(Block block)
    {
        int open = 0;
        foreach (var token in SyntaxFactory.ParseTokens(block.Code))
        {
            if (token.Text is "(" or "[" or "{")
                ++open;
            else if (token.Text is ")" or "]" or "}")
                --open;
        }
        return open > 0 || block.Tree.GetDiagnostics().Any(one => endsInText.Contains(one.Id));
    }
}
