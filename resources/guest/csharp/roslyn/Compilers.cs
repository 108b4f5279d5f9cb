// Compiles programs, each as the SDK's compiler would with the same arguments. Reference assemblies
// are read once. Programs are only parsed and bound: no analyzer, no generator and nothing of
// them runs here.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

/// What the compiler says and writes about a program.
sealed record Compiled(bool IsDone, string Messages, Dictionary<string, byte[]> Files);

sealed class Compilers
{
    readonly Dictionary<string, MetadataReference> references = new();

    /// `files` are the files that the arguments name, by path; there are no others. Names are
    /// relative to the folder.
    public Compiled Compile(string folder, IEnumerable<string> arguments,
        IReadOnlyDictionary<string, byte[]> files)
    {
        var parsed = CSharpCommandLineParser.Default.Parse(
            Expanded(arguments, files), baseDirectory: folder, sdkDirectory: null);
        var messages = new StringBuilder();
        if (Fails(parsed.Errors, parsed, messages))
            return new(false, messages.ToString(), new());
        var trees = new List<SyntaxTree>();
        foreach (var source in parsed.SourceFiles)
        {
            var text = SourceText.From(files[source.Path], files[source.Path].Length, Encoding.UTF8,
                parsed.ChecksumAlgorithm, canBeEmbedded: false);
            trees.Add(CSharpSyntaxTree.ParseText(text, parsed.ParseOptions, source.Path));
        }
        var compilation = CSharpCompilation.Create(parsed.CompilationName ?? "program", trees,
            parsed.MetadataReferences.Select(one => Reference(one.Reference)),
            parsed.CompilationOptions.WithModuleName(parsed.OutputFileName));
        return Compile(compilation, parsed, messages);
    }

    /// The stages one after the other, as the compiler's command does: it tells nothing of a later
    /// one when an earlier one has failed.
    static Compiled Compile(CSharpCompilation compilation, CSharpCommandLineArguments parsed,
        StringBuilder messages)
    {
        if (Fails(compilation.GetParseDiagnostics(), parsed, messages)
            || Fails(compilation.GetDeclarationDiagnostics(), parsed, messages))
            return new(false, messages.ToString(), new());
        using var program = new MemoryStream();
        using var symbols = new MemoryStream();
        using var resources = compilation.CreateDefaultWin32Resources(
            versionResource: true, noManifest: parsed.NoWin32Manifest, manifestContents: null,
            iconInIcoFormat: null);
        string path = Path.Combine(parsed.OutputDirectory, parsed.OutputFileName!);
        string symbolPath = Path.ChangeExtension(path, ".pdb");
        var emitted = compilation.Emit(program, symbols, win32Resources: resources,
            options: parsed.EmitOptions.WithPdbFilePath(symbolPath));
        var written = new Dictionary<string, byte[]>();
        if (!Fails(emitted.Diagnostics, parsed, messages) && emitted.Success)
        {
            written[path] = program.ToArray();
            written[symbolPath] = symbols.ToArray();
        }
        return new(written.Count > 0, messages.ToString(), written);
    }

    MetadataReference Reference(string path)
    {
        if (!references.TryGetValue(path, out var known))
            references[path] = known = MetadataReference.CreateFromFile(path);
        return known;
    }

    /// The arguments, those of a response file in its place.
    static IEnumerable<string> Expanded(IEnumerable<string> arguments,
        IReadOnlyDictionary<string, byte[]> files)
    {
        foreach (string argument in arguments)
        {
            if (!argument.StartsWith('@'))
            {
                yield return argument;
                continue;
            }
            foreach (string line in Encoding.UTF8.GetString(files[argument[1..]]).Split('\n'))
                foreach (string part in CommandLineParser.SplitCommandLineIntoArguments(line, true))
                    yield return part;
        }
    }

    /// Adds what the compiler prints of them. Is there an error among them?
    static bool Fails(IEnumerable<Diagnostic> diagnostics, CSharpCommandLineArguments parsed,
        StringBuilder messages)
    {
        bool fails = false;
        var shown = diagnostics.Where(one => one.Severity >= DiagnosticSeverity.Warning && !one.IsSuppressed);
        foreach (var diagnostic in shown)
        {
            messages.Append(CSharpDiagnosticFormatter.Instance.Format(diagnostic, CultureInfo.InvariantCulture));
            messages.Append('\n');
            fails |= diagnostic.Severity == DiagnosticSeverity.Error;
        }
        return fails;
    }
}
