// The names that a program defines for others, and those that it wants from elsewhere. Extension
// methods have a dot in front: they are used behind a value.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

sealed class SourceNames
{
    readonly Dictionary<SyntaxNode, HashSet<string>> scopes = new();

    public HashSet<string> Defines { get; } = new();
    public HashSet<string> Fixed { get; } = new();
    public HashSet<string> Uses { get; } = new();

    public SourceNames(CompilationUnitSyntax root)
    {
        foreach (var node in root.DescendantNodes())
            AddDeclared(node);
        foreach (var member in root.Members)
            AddTop(member);
        Defines.UnionWith(Fixed);
        foreach (var name in root.DescendantNodes().OfType<SimpleNameSyntax>())
            AddUse(name);
        Uses.ExceptWith(Defines);
    }

    void AddTop(MemberDeclarationSyntax member)
    {
        switch (member)
        {
            case BaseNamespaceDeclarationSyntax one:
                foreach (var inner in one.Members)
                    AddTop(inner);
                break;
            case BaseTypeDeclarationSyntax one:
                (one.Modifiers.Any(SyntaxKind.PartialKeyword) ? Defines : Fixed).Add(one.Identifier.Text);
                Defines.UnionWith(one.DescendantNodes().OfType<MethodDeclarationSyntax>()
                    .Where(IsExtension).Select(method => "." + method.Identifier.Text));
                break;
            case DelegateDeclarationSyntax one:
                Fixed.Add(one.Identifier.Text);
                break;
            case GlobalStatementSyntax { Statement: LocalDeclarationStatementSyntax one }:
                Fixed.UnionWith(one.Declaration.Variables.Select(variable => variable.Identifier.Text));
                break;
            case GlobalStatementSyntax { Statement: LocalFunctionStatementSyntax one }:
                Fixed.Add(one.Identifier.Text);
                break;
            case GlobalStatementSyntax { Statement: ExpressionStatementSyntax one }:
                Fixed.UnionWith(one.DescendantNodes().OfType<SingleVariableDesignationSyntax>()
                    .Where(name => ScopeOf(name) is CompilationUnitSyntax).Select(name => name.Identifier.Text));
                break;
        }
    }

    static bool IsExtension(MethodDeclarationSyntax method) =>
        method.ParameterList.Parameters.FirstOrDefault() is { } first && first.Modifiers.Any(SyntaxKind.ThisKeyword);

    /// A name is known within the function, the type or the program around its declaration. It can
    /// not be declared again in a part of a function.
    static bool IsScope(SyntaxNode node) =>
        node is BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax or AnonymousFunctionExpressionSyntax
            or AccessorDeclarationSyntax or TypeDeclarationSyntax or EnumDeclarationSyntax or DelegateDeclarationSyntax
            or CompilationUnitSyntax;

    static SyntaxNode ScopeOf(SyntaxNode node) => node.Ancestors().First(IsScope);

    static string? DeclaredBy(SyntaxNode node) => node switch
    {
        VariableDeclaratorSyntax one => one.Identifier.Text,
        SingleVariableDesignationSyntax one => one.Identifier.Text,
        ForEachStatementSyntax one => one.Identifier.Text,
        CatchDeclarationSyntax one => one.Identifier.Text,
        ParameterSyntax one => one.Identifier.Text,
        TypeParameterSyntax one => one.Identifier.Text,
        LocalFunctionStatementSyntax one => one.Identifier.Text,
        MethodDeclarationSyntax one => one.Identifier.Text,
        PropertyDeclarationSyntax one => one.Identifier.Text,
        EventDeclarationSyntax one => one.Identifier.Text,
        EnumMemberDeclarationSyntax one => one.Identifier.Text,
        BaseTypeDeclarationSyntax one => one.Identifier.Text,
        DelegateDeclarationSyntax one => one.Identifier.Text,
        FromClauseSyntax one => one.Identifier.Text,
        LetClauseSyntax one => one.Identifier.Text,
        JoinClauseSyntax one => one.Identifier.Text,
        JoinIntoClauseSyntax one => one.Identifier.Text,
        QueryContinuationSyntax one => one.Identifier.Text,
        UsingDirectiveSyntax { Alias: { } one } => one.Name.Identifier.Text,
        _ => null,
    };

    void AddDeclared(SyntaxNode node)
    {
        if (DeclaredBy(node) is not { Length: > 0 } name)
            return;
        var scope = ScopeOf(node);
        if (!scopes.TryGetValue(scope, out var names))
            scopes[scope] = names = new();
        names.Add(name);
    }

    bool IsOwn(SyntaxNode node, string name) =>
        node.AncestorsAndSelf().Any(one => scopes.TryGetValue(one, out var names) && names.Contains(name));

    void AddUse(SimpleNameSyntax node)
    {
        string name = node.Identifier.Text;
        if (name == "" || node.IsVar || name is "_" or "nameof" || IsOwn(node, name))
            return;
        switch (node.Parent)
        {
            case MemberAccessExpressionSyntax one when one.Name == node:
                if (one.Parent is InvocationExpressionSyntax)
                    Uses.Add("." + name);
                return;
            case MemberBindingExpressionSyntax or NameColonSyntax or NameEqualsSyntax or UsingDirectiveSyntax:
            case QualifiedNameSyntax qualified when qualified.Right == node:
            case AssignmentExpressionSyntax { Parent: InitializerExpressionSyntax } assignment when assignment.Left == node:
                return;
        }
        bool isOfNamespace = node.Ancestors().Any(one => one is UsingDirectiveSyntax
            || (one is BaseNamespaceDeclarationSyntax space && space.Name.Span.Contains(node.Span)));
        if (!isOfNamespace)
            Uses.Add(name);
    }
}
