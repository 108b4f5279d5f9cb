// Groups and joins sales with LINQ and prints a small report.
var regions = new[]
{
    new { Code = "N", Name = "North" },
    new { Code = "S", Name = "South" },
    new { Code = "E", Name = "East" },
};
Sale[] sales =
[
    new("N", "tea", 12, 3.20m), new("S", "coffee", 4, 7.95m), new("N", "coffee", 9, 7.50m),
    new("S", "tea", 31, 3.05m), new("X", "cocoa", 2, 5.00m), new("N", "tea", 1, 3.40m),
];

var totals =
    from region in regions
    join sale in sales on region.Code equals sale.Region into found
    let sum = found.Sum(sale => sale.Count * sale.Price)
    orderby sum descending, region.Name
    select (region.Name, Sum: sum, Products: string.Join("+", found.Select(sale => sale.Product)));
foreach (var (name, sum, products) in totals)
    Console.WriteLine($"{name,-6}|{sum,10:F2}|{products}");

var byProduct = sales.GroupBy(sale => sale.Product)
    .OrderBy(group => group.Key, StringComparer.Ordinal)
    .ToDictionary(group => group.Key, group => group.ToList());
foreach (var (product, list) in byProduct)
{
    double mean = list.Average(sale => sale.Count);
    Console.WriteLine($"{product}: {list.Count} sales, mean {mean.ToString("R")}, " +
        $"cheapest {list.MinBy(sale => sale.Price)}");
}

Console.WriteLine("known: " + string.Join(", ",
    sales.IntersectBy(regions.Select(region => region.Code), sale => sale.Region)));
foreach (var (left, right) in regions.LeftJoin(sales.DistinctBy(sale => sale.Region),
    region => region.Code, sale => sale.Region, (region, sale) => (region.Name, sale?.Product)))
    Console.WriteLine($"{left} first sold {right ?? "nothing"}");

Console.WriteLine(string.Join(" / ", sales.Select(sale => sale.Count).Chunk(4)
    .Select(part => $"[{string.Join(' ', part)}]")));
Console.WriteLine(sales.CountBy(sale => sale.Region).Aggregate("", (text, pair) => text + pair));
Console.WriteLine(sales.Sum(sale => sale.Count * sale.Price));
Console.WriteLine(sales.FirstOrDefault(sale => sale.Count > 100) is null ? "no big sale" : "big");

record Sale(string Region, string Product, int Count, decimal Price);
