// Iterates lazily with yield: the order of effects, endless sequences, trees and early ends.
using System.Collections;

Console.WriteLine($"args: [{string.Join(",", args)}] {args.Length}");
var traced = Traced(4);
Console.WriteLine("nothing has run yet");
foreach (var n in traced.Where(n => n != 2).Select(n => n * 10))
{
    Console.WriteLine($"got {n}");
    if (n == 30) break;
}
Console.WriteLine(string.Join(" ", Primes().SkipWhile(p => p < 50).Take(8)));
Console.WriteLine(string.Join("; ", Permutations(['a', 'b', 'c'], 0)));
var tree = new Tree<string>(StringComparer.Ordinal) { "m", "c", "x", "a", "z", "e", "m" };
Console.WriteLine(string.Join(" ", tree.Index()));
var hand = Traced(1).GetEnumerator();
Console.WriteLine($"{hand.Current} {hand.MoveNext()} {hand.Current} {hand.MoveNext()}");
var list = new List<int> { 1, 2, 3 };
try { foreach (var one in list) list.Add(one); }
catch (InvalidOperationException error) { Console.WriteLine(error.Message); }

static IEnumerable<int> Traced(int count)
{
    try
    {
        for (int n = 1; n <= count; Console.WriteLine($"  after {n++}")) yield return n;
    }
    finally { Console.WriteLine("  clean up"); }
}
static IEnumerable<int> Primes()
{
    for (int n = 2; ; n++)
        if (Enumerable.Range(2, (int)Math.Sqrt(n) - 1).All(d => n % d != 0)) yield return n;
}
static IEnumerable<string> Permutations(char[] all, int from)
{
    if (from == all.Length) yield return new string(all);
    for (int i = from; i < all.Length; i++)
    {
        (all[from], all[i]) = (all[i], all[from]);
        foreach (var rest in Permutations([.. all], from + 1)) yield return rest;
    }
}

class Tree<T>(IComparer<T> order) : IEnumerable<T>
{
    class Node(T value) { public readonly T Value = value; public Node? Left, Right; }
    Node? root;
    public void Add(T value) => Put(ref root, value);
    void Put(ref Node? at, T value)
    {
        if (at is null) at = new Node(value);
        else if (order.Compare(value, at.Value) is var sign and not 0)
            Put(ref sign < 0 ? ref at.Left : ref at.Right, value);
    }
    public IEnumerator<T> GetEnumerator() => Walk(root).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    static IEnumerable<T> Walk(Node? node) =>
        node is null ? [] : [.. Walk(node.Left), node.Value, .. Walk(node.Right)];
}
