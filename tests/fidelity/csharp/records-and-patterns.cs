// Prices orders with records, copies by `with`, and switch expressions over patterns.
var start = new Order(17, new Customer("Ada", null), [new Book("Logic", 20m), new Pen(3, 1.5m)]);
var renamed = start with { Buyer = start.Buyer with { Town = "Leeds" } };
Console.WriteLine(start);
Console.WriteLine(renamed);
Console.WriteLine($"{start == renamed} {start == start with { }} {start.Buyer != renamed.Buyer}");

Order[] orders =
[
    start, renamed, start with { Id = 0 }, start with { Items = [] },
    start with { Items = [new Gift(new Gift(new Book("Sets", 40m)))] },
];
foreach (var order in orders)
    Console.WriteLine($"{order.Id}: {Describe(order)}");

object?[] odd = [null, 5, -5, 5L, 2.5, "", "seven", 'x', new[] { 1, 2, 3 }, new[] { 1 }, (1, "a"),
    new DateOnly(2024, 2, 29), new Point(3, 3), new Point(0, 4)];
foreach (var thing in odd)
    Console.WriteLine(Kind(thing));

var (x, y) = new Point(1, 2) with { Y = 9 };
Console.WriteLine($"{x} {y} {new Point(1, 2).GetHashCode() == new Point(1, 2).GetHashCode()}");

static string Describe(Order order) => order switch
{
    { Id: <= 0 } => "bad number",
    { Items: [] } => "empty",
    { Buyer: { Town: { Length: > 3 } town } } => $"for {town}, {order.Items.Sum(Price)}",
    { Items: [Gift { Inner: Gift { Inner: var core } }] } => $"boxed twice: {core}",
    { Items: [Book first, .. var rest] } => $"'{first.Title}' and {rest.Length} more",
    _ => throw new InvalidOperationException("no rule"),
};

static decimal Price(Item item) => item switch
{
    Book(_, var price) when price >= 20 => price * 0.9m,
    Book book => book.Cost,
    Pen { Count: var count, Each: var each } => count * each,
    Gift gift => Price(gift.Inner) + 2,
    _ => 0,
};

static string Kind(object? thing) => thing switch
{
    null => "nothing", int and > 0 => "positive", int => "int", long or double => "number",
    "" => "empty text", string { Length: var n } => $"text of {n}", char and not 'y' => "not y",
    int[] and [var first, .., var last] => $"from {first} to {last}", int[] => "short array",
    (int number, string word) => $"pair {number}{word}",
    DateOnly { Month: 2, Day: 29 } => "leap day",
    Point(var a, var b) when a == b => "diagonal", Point(0, _) => "on the axis", _ => "?",
};

abstract record Item;
record Book(string Title, decimal Cost) : Item;
record Pen(int Count, decimal Each) : Item;
record Gift(Item Inner) : Item;
record Customer(string Name, string? Town);
record Order(int Id, Customer Buyer, Item[] Items);
readonly record struct Point(int X, int Y);
