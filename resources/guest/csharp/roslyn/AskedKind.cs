// The kind of a statement that can be asked for its result.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

static class AskedKind
{
    static readonly HashSet<string> prints =
        ["Console.WriteLine", "Console.Write", "System.Console.WriteLine", "System.Console.Write"];
    // Methods of .NET that return nothing, or do so for the most usual types.
    static readonly HashSet<string> returnNothing =
    [
        "Add", "AddFirst", "AddLast", "AddRange", "Clear", "Close", "CopyTo", "Delay", "Dispose", "Enqueue", "Flush",
        "ForEach", "Insert", "InsertRange", "Push", "RemoveAt", "RemoveFirst", "RemoveLast", "RemoveRange", "Reverse",
        "Sleep", "Sort", "Start", "Wait", "Write", "WriteLine", "WriteLineAsync", "Yield",
    ];

    /// The kind, the name that gets the value, and what is changed; nothing when it gives no
    /// result.
    public static (string, string, string)? Of(StatementSyntax node, IReadOnlySet<string> voids)
    {
        if (node is LocalDeclarationStatementSyntax { Declaration.Variables: { Count: 1 } variables }
            && variables[0].Initializer is not null)
            return ("assigns", variables[0].Identifier.Text, "");
        if (node is not ExpressionStatementSyntax { Expression: var value })
            return null;
        if (ChangedName(value) is var changed and not "")
            return ("assigns", changed, "");
        if (value is AssignmentExpressionSyntax)
            return null;
        if (value is InvocationExpressionSyntax call && prints.Contains(call.Expression.ToString()))
            return ("prints", "", "");
        string method = MethodOf(value);
        // A method of the program that returns nothing may print.
        if (voids.Contains(method))
            return ("prints", "", "");
        return returnNothing.Contains(method) ? null : ("value", "", "");
    }

    /// Does it declare variables that others see?
    public static bool Declares(StatementSyntax node) =>
        node.DescendantNodes().Any(one => one is SingleVariableDesignationSyntax);

    /// The names of the methods in the programs that return nothing, wherever they are declared.
    public static HashSet<string> VoidsOf(IEnumerable<SyntaxTree> trees)
    {
        var voids = new HashSet<string>();
        var others = new HashSet<string>();
        foreach (var node in trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            var (name, type) = node switch
            {
                MethodDeclarationSyntax one => (one.Identifier.Text, one.ReturnType),
                LocalFunctionStatementSyntax one => (one.Identifier.Text, one.ReturnType),
                _ => ("", null),
            };
            if (type is not null)
                (type.ToString() is "void" or "Task" or "ValueTask" ? voids : others).Add(name);
        }
        voids.ExceptWith(others);
        return voids;
    }

    /// The name whose value an assignment, `x += 1` or `x++` has changed.
    static string ChangedName(ExpressionSyntax value)
    {
        ExpressionSyntax? target = value switch
        {
            AssignmentExpressionSyntax one => one.Left,
            PostfixUnaryExpressionSyntax one when !one.IsKind(SyntaxKind.SuppressNullableWarningExpression) => one.Operand,
            PrefixUnaryExpressionSyntax one when one.IsKind(SyntaxKind.PreIncrementExpression)
                || one.IsKind(SyntaxKind.PreDecrementExpression) => one.Operand,
            _ => null,
        };
        return target is IdentifierNameSyntax name ? name.Identifier.Text : "";
    }

    static string MethodOf(ExpressionSyntax value)
    {
        var called = value is AwaitExpressionSyntax wait ? wait.Expression : value;
        return called is not InvocationExpressionSyntax call ? "" : call.Expression switch
        {
            MemberAccessExpressionSyntax one => one.Name.Identifier.Text,
            SimpleNameSyntax one => one.Identifier.Text,
            _ => "",
        };
    }
}
