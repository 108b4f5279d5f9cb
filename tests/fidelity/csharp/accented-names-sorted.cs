// Sorts words with accents in several cultures and by code unit.
using System.Globalization;
using System.Text;

string[] words =
[
    "Zürich", "zebra", "Ångström", "apple", "Äpfel", "côté", "cote", "coté", "côte", "Öl", "oz",
    "łódź", "lodz", "naïve", "Naive", "co-op", "coop", "ñu", "nube", "straße", "strasse",
];

void Show(string title, IComparer<string> comparer) =>
    Console.WriteLine($"{title,-10} {string.Join(' ', words.Order(comparer))}");

Show("ordinal", StringComparer.Ordinal);
Show("ignore", StringComparer.OrdinalIgnoreCase);
Show("invariant", StringComparer.InvariantCulture);
foreach (var name in new[] { "de-DE", "sv-SE", "es-ES", "pl-PL", "fr-CA" })
    Show(name, StringComparer.Create(new CultureInfo(name), ignoreCase: false));
Console.WriteLine($"current is '{CultureInfo.CurrentCulture.Name}'");
Show("current", Comparer<string>.Default);

var german = new CultureInfo("de-DE");
Console.WriteLine(string.Compare("straße", "strasse", german, CompareOptions.None));
var compare = CultureInfo.InvariantCulture.CompareInfo;
var loose = CompareOptions.IgnoreNonSpace | CompareOptions.IgnoreCase;
Console.WriteLine($"loose equal: {compare.Compare("CÔTÉ", "cote", loose) == 0}");
Console.WriteLine($"found at {compare.IndexOf("un café noir", "CAFE", loose)}");
Console.WriteLine($"prefix: {"résumé".StartsWith("resu", false, CultureInfo.InvariantCulture)}");

string composed = "é", decomposed = "e\u0301";
Console.WriteLine($"{composed == decomposed} " +
    $"{string.Equals(composed, decomposed, StringComparison.InvariantCulture)} " +
    $"{composed.Normalize(NormalizationForm.FormD).Length} " +
    $"{decomposed.Normalize().Length}");
Console.WriteLine(new StringInfo("e\u0301👩‍👩‍👧🇸🇪").LengthInTextElements);

var turkish = new CultureInfo("tr-TR");
Console.WriteLine($"{"title".ToUpper(turkish)} {"TITLE".ToLower(turkish)}");
Console.WriteLine(string.Compare("FILE", "file", true, turkish) == 0 ? "same" : "not the same");
Console.WriteLine(turkish.TextInfo.ToTitleCase("istanbul ve izmir"));
