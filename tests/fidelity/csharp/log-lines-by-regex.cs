// Takes log lines from standard input apart with named groups and rewrites some of them.
using System.Text.RegularExpressions;

var hits = new SortedDictionary<string, int>(StringComparer.Ordinal);
var rule = Rules.Line();
Console.WriteLine(string.Join(" ", rule.GetGroupNames()));
for (string? line; (line = Console.ReadLine()) != null;)
{
    var match = rule.Match(line);
    if (!match.Success)
    {
        Console.Error.WriteLine($"skipped: {line}");
        continue;
    }
    string level = match.Groups["level"].Value;
    hits[level] = hits.GetValueOrDefault(level) + 1;
    var tags = match.Groups["tag"].Captures.Select(tag => $"{tag.Value}@{tag.Index}");
    Console.WriteLine($"{match.Groups["hour"].Value}h {level} {{{string.Join(" ", tags)}}} " +
        $"'{match.Groups["text"].ValueSpan.Trim()}' code {match.Groups["code"].Success}");
}
Console.WriteLine(string.Join(", ", hits));

string note = "Paid 3 x 19.90 EUR and 7 EUR on 2024-05-06; tél. 01 23; naïve Ωmega";
Console.WriteLine(Regex.Replace(note, @"(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)", "${d}.${m}.${y}"));
Console.WriteLine(Regex.Replace(note, @"\d+(\.\d+)?(?= EUR)",
    found => (decimal.Parse(found.Value) * 2).ToString()));
Console.WriteLine(string.Join("|", Regex.Split(note, @"\s*[;,]\s*|(?<=\d)\s(?=x)")));
Console.WriteLine(string.Join("|", Regex.Matches(note, @"\b\p{L}{5,}\b")));
Console.WriteLine(string.Join("|", Regex.Matches("aXbxc", "x", RegexOptions.IgnoreCase)
    .Select(found => found.Index)));
Console.WriteLine(Regex.Replace("one two", @"(\w+) (\w+)", "$2 $1 $& $$ $3"));
Console.WriteLine(Regex.Match("((a)(b(c)))", @"^(?:(?<o>\()|(?<-o>\))|[^()])+(?(o)(?!))$").Success);
Console.WriteLine(Regex.Match("x=1\ny=2", @"^y=(\d)$", RegexOptions.Multiline).Groups[1]);
Console.WriteLine(Regex.Escape("a.b*c [d] #e"));
foreach (var bad in new[] { "(a", "[z-a]", "a**", @"(?<n>a)\k<m>" })
{
    try { _ = new Regex(bad); }
    catch (RegexParseException error) { Console.WriteLine($"{error.Error}: {error.Message}"); }
}
try
{
    var slow = new Regex("^(a+)+$", RegexOptions.None, TimeSpan.FromMilliseconds(50));
    Console.WriteLine(slow.IsMatch(new string('a', 40) + "!"));
}
catch (RegexMatchTimeoutException error)
{
    Console.WriteLine($"{error.GetType().Name} for {error.Pattern}");
}

static partial class Rules
{
    [GeneratedRegex(@"^(?<hour>[01]\d|2[0-3]):[0-5]\d\s+(?<level>INFO|WARN|ERROR)" +
        @"(?:\s\#(?<tag>\w+))*\s(?<text>.*?)(?:\s\((?<code>E\d+)\))?$")]
    public static partial Regex Line();
}
