// Reads a CSV beside it, works with folders and paths, and leaves a summary and a log.
using System.Globalization;
using System.IO.Compression;
using System.Security.Cryptography;
using System.Text;

var rows = File.ReadLines("stock.csv").Skip(1).Where(line => line.Length > 0)
    .Select(line => line.Split(','))
    .Select(cells => (Name: cells[0].Trim('"'), Count: int.Parse(cells[1]),
        Price: decimal.Parse(cells[2], CultureInfo.InvariantCulture)))
    .ToList();
Console.WriteLine($"{rows.Count} rows, worth {rows.Sum(row => row.Count * row.Price)}");

Directory.CreateDirectory(Path.Combine("work", "deep", "er"));
foreach (var row in rows)
    File.WriteAllText(Path.Combine("work", $"{row.Name}.txt"), new string('*', row.Count));
File.Move("work/Käse.txt", "work/deep/Käse.old", overwrite: true);
File.Copy("stock.csv", "work/deep/er/copy.csv");
foreach (var file in Directory.EnumerateFiles("work", "*", SearchOption.AllDirectories)
    .Order(StringComparer.Ordinal))
    Console.WriteLine($"{file} {new FileInfo(file).Length}");
Console.WriteLine(string.Join(" ", Directory.GetFiles("work", "*.txt").Select(Path.GetFileName)
    .Order(StringComparer.Ordinal)));

string[] paths = ["a/b/../c.tar.gz", "/x//y/", "plain", ".hidden", "name.", "C:\\dir\\f.txt"];
foreach (var path in paths)
    Console.WriteLine($"{path}: [{Path.GetDirectoryName(path)}] [{Path.GetExtension(path)}] " +
        $"[{Path.GetFileNameWithoutExtension(path)}] {Path.IsPathRooted(path)}");
Console.WriteLine($"{Path.Combine("a", "/b", "c")} {Path.Join("a", "/b")}");
Console.WriteLine(Path.GetRelativePath(".", Path.GetFullPath("work/./deep/../x")));

Action[] faults =
[
    () => File.ReadAllText("missing.txt"), () => File.ReadAllText("no/such/folder.txt"),
    () => File.Delete("missing.txt"), () => Directory.Delete("work"), () => File.OpenRead("work"),
    () => new FileStream("stock.csv", FileMode.CreateNew), () => File.OpenWrite("work/deep"),
];
foreach (var fault in faults)
{
    try { fault(); Console.WriteLine("fine"); }
    catch (Exception error)
    {
        string text = error.Message.Replace(Environment.CurrentDirectory, "<here>");
        Console.WriteLine($"{error.GetType().Name}: {text}");
    }
}
Console.WriteLine(Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes("stock.csv"))));
using (var writer = new GZipStream(File.Create("work/log.gz"), CompressionLevel.Optimal))
    writer.Write(Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("line\n", 1000))));
using (var zip = new GZipStream(File.OpenRead("work/log.gz"), CompressionMode.Decompress))
    Console.WriteLine(new StreamReader(zip).ReadToEnd().Length);
Directory.Delete("work", recursive: true);
File.WriteAllLines("summary.txt", rows.OrderBy(row => row.Price).Select(row => row.ToString()));
File.AppendAllText("run.log", $"{rows.Count} rows{Environment.NewLine}");
Console.WriteLine($"{Directory.Exists("work")} {File.ReadAllText("summary.txt")}");
