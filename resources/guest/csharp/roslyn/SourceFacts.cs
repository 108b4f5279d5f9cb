// Reads from the tree of a program what verifying it needs. The facts are those that
// python/sourcefacts.py describes, without modules and examples, and
//
// "parts"  [kind, start, end] of each top-level part that is no statement; the kind is "header" or
//          "type". None where parts of different kinds share a line. The kind "member" is for the
//          modifiers of a method outside of all classes, of which some are only for members.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

sealed class SourceFacts
{
    static readonly HashSet<SyntaxKind> literals =
    [
        SyntaxKind.StringLiteralToken, SyntaxKind.SingleLineRawStringLiteralToken,
        SyntaxKind.MultiLineRawStringLiteralToken, SyntaxKind.Utf8StringLiteralToken,
        SyntaxKind.CharacterLiteralToken, SyntaxKind.InterpolatedStringTextToken,
    ];

    readonly CompilationUnitSyntax root;
    readonly SourceText text;
    readonly IReadOnlySet<string> voids;

    /// `voids` are names of methods that return nothing.
    public SourceFacts(SyntaxTree tree, IReadOnlySet<string> voids)
    {
        root = tree.GetCompilationUnitRoot();
        text = tree.GetText();
        this.voids = voids;
    }

    public void Write(Utf8JsonWriter writer)
    {
        writer.WriteStartObject("facts");
        WriteRows(writer, "statements", Statements());
        WriteRows(writer, "remarks", Remarks());
        WriteRows(writer, "parts", Parts());
        writer.WriteString("texts", string.Join(' ', Texts()));
        var names = new SourceNames(root);
        WriteNames(writer, "defines", names.Defines);
        WriteNames(writer, "fixed", names.Fixed);
        WriteNames(writer, "uses", names.Uses);
        WriteNames(writer, "modules", []);
        writer.WriteBoolean("handles", root.DescendantNodes().OfType<CatchClauseSyntax>().Any());
        WriteNames(writer, "examples", []);
        writer.WriteEndObject();
    }

    IEnumerable<object[]> Statements()
    {
        foreach (var statement in root.DescendantNodes().OfType<StatementSyntax>())
        {
            bool isOne = statement.Parent is not (BlockSyntax or GlobalStatementSyntax or SwitchSectionSyntax);
            if (AskedKind.Of(statement, voids) is not var (kind, name, changed))
                continue;
            // In place of one statement there cannot be two.
            if ((isOne && (kind == "assigns" || AskedKind.Declares(statement))) || !IsAlone(statement)
                || HoldsBody(statement))
                continue;
            yield return [kind, statement.SpanStart, statement.Span.End, name, changed];
        }
    }

    int LineOf(int place) => text.Lines.GetLineFromPosition(place).LineNumber;

    /// Is there nothing else on its lines but space and a remark?
    bool IsAlone(StatementSyntax node)
    {
        var first = text.Lines.GetLineFromPosition(node.SpanStart);
        var last = text.Lines.GetLineFromPosition(node.Span.End);
        string before = text.ToString(TextSpan.FromBounds(first.Start, node.SpanStart));
        string behind = text.ToString(TextSpan.FromBounds(node.Span.End, last.End)).Trim();
        return before.Trim() == "" && (behind == "" || behind.StartsWith("//") || behind.StartsWith("/*"));
    }

    /// Does a statement go over several lines because there are statements in it?
    bool HoldsBody(StatementSyntax node) =>
        LineOf(node.SpanStart) != LineOf(node.Span.End)
        && node.DescendantNodes().Any(one => one is BlockSyntax or SwitchExpressionSyntax);

    IEnumerable<object[]> Remarks()
    {
        var remarks = root.DescendantTrivia()
            .Where(one => one.IsKind(SyntaxKind.SingleLineCommentTrivia)
                || one.IsKind(SyntaxKind.MultiLineCommentTrivia));
        var seen = new HashSet<int>();
        foreach (var remark in remarks)
            foreach (var (place, line) in RemarkLines(remark))
                if (seen.Add(LineOf(place)))
                    yield return [place, line];
    }

    /// The lines of a comment, each with its place; without one that code stands behind.
    IEnumerable<(int, string)> RemarkLines(SyntaxTrivia remark)
    {
        int at = remark.SpanStart;
        int end = remark.Span.End;
        bool isLong = remark.IsKind(SyntaxKind.MultiLineCommentTrivia);
        string behind = text.ToString(TextSpan.FromBounds(end, text.Lines.GetLineFromPosition(end).End)).Trim();
        bool isLast = behind == "" || behind.StartsWith("//") || behind.StartsWith("/*");
        string inner = text.ToString(TextSpan.FromBounds(at, isLong ? Math.Max(at + 2, end - 2) : end));
        foreach (string line in inner.Split('\n'))
        {
            string shown = (at == remark.SpanStart ? line[2..].TrimStart('/') : line).Trim();
            if (shown != "" && (isLast || LineOf(at) != LineOf(end)))
                yield return (at, shown);
            at += line.Length + 1;
        }
    }

    IEnumerable<string> Texts()
    {
        foreach (var token in root.DescendantTokens())
            if (literals.Contains(token.Kind()))
                yield return token.ValueText;
    }

    IEnumerable<object[]> Parts()
    {
        var parts = new List<(string Kind, TextSpan Span)>();
        foreach (var line in text.Lines.Where(one => one.ToString().StartsWith("#:")))
            parts.Add(("header", line.Span));
        foreach (var node in root.ChildNodes())
        {
            string kind = node is ExternAliasDirectiveSyntax or UsingDirectiveSyntax ? "header"
                : node is GlobalStatementSyntax ? "statement" : "type";
            parts.Add((kind, node.Span));
        }
        // What stands too far down is in no node.
        foreach (var late in root.GetDiagnostics().Where(one => one.Id == "CS1529"))
        {
            int start = late.Location.SourceSpan.Start;
            int end = text.ToString().IndexOf(';', start) + 1;
            if (end > start)
                parts.Add(("header", TextSpan.FromBounds(start, end)));
        }
        parts.Sort((one, other) => one.Span.Start.CompareTo(other.Span.Start));
        bool shareLines = parts.Zip(parts.Skip(1)).Any(pair =>
            pair.First.Kind != pair.Second.Kind && LineOf(pair.First.Span.End) >= LineOf(pair.Second.Span.Start));
        var told = shareLines ? [] : parts.Where(one => one.Kind != "statement");
        return told.Concat(Members()).Select(one => new object[] { one.Kind, one.Span.Start, one.Span.End });
    }

    IEnumerable<(string Kind, TextSpan Span)> Members()
    {
        foreach (var node in root.Members.OfType<GlobalStatementSyntax>())
            if (node.Statement is LocalFunctionStatementSyntax { Modifiers: { Count: > 0 } modifiers })
                yield return ("member", modifiers.Span);
    }

    static void WriteRows(Utf8JsonWriter writer, string name, IEnumerable<object[]> rows)
    {
        writer.WriteStartArray(name);
        foreach (var row in rows)
        {
            writer.WriteStartArray();
            foreach (object value in row)
            {
                if (value is int number)
                    writer.WriteNumberValue(number);
                else
                    writer.WriteStringValue((string)value);
            }
            writer.WriteEndArray();
        }
        writer.WriteEndArray();
    }

    static void WriteNames(Utf8JsonWriter writer, string name, IEnumerable<string> names)
    {
        writer.WriteStartArray(name);
        foreach (string one in names)
            writer.WriteStringValue(one);
        writer.WriteEndArray();
    }
}
