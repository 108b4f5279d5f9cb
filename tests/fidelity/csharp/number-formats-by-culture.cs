// Prints and parses numbers, money and percentages in several cultures.
using System.Globalization;

Console.WriteLine($"{1234567.891:N2} {0.256:P1} {1234.5:C}");  // in the current culture
string[] names = ["", "en-US", "de-DE", "tr-TR", "fr-FR", "hi-IN", "de-CH", "ja-JP"];
foreach (var name in names)
{
    var culture = CultureInfo.GetCultureInfo(name);
    FormattableString line = $"{1234567.891:N2} {-1234.5m:C} {0.256:P1} {1e-7} {double.NaN}";
    Console.WriteLine($"{name,-5} {Escaped(line.ToString(culture))}");
    Console.WriteLine($"      {culture.EnglishName}; {culture.NativeName}; " +
        string.Join(",", culture.NumberFormat.NumberGroupSizes));
}

var german = new CultureInfo("de-DE");
Console.WriteLine(decimal.Parse("1.234,56", german) + decimal.Parse("1,234.56"));
Console.WriteLine(double.TryParse("1.234.5", NumberStyles.Float, german, out _));
Console.WriteLine(decimal.Parse("(1,200.50)", NumberStyles.Currency, new CultureInfo("en-US")));
Console.WriteLine(int.Parse("ff", NumberStyles.HexNumber) + int.Parse(" -7 "));

Console.WriteLine(1234.5.ToString("#,##0.00;(#,##0.00);'zero'", german));
Console.WriteLine((-1234.5).ToString("#,##0.00;(#,##0.00);'zero'"));
Console.WriteLine(0.ToString("#,##0.00;(#,##0.00);'zero'"));
Console.WriteLine(string.Format("{0,-8}|{0,8:X4}|{1:e3}|{2:00.0%}|{{}}", 255, 12345.678, 0.5));
Console.WriteLine($"{true,6}|{DayOfWeek.Friday:D}|{FileAccess.ReadWrite:F}|{255:b12}|{'x',-3}|");

CultureInfo.CurrentCulture = german;
Console.WriteLine($"{1234.5} {1234.5:N} {DateTime.UnixEpoch:D}");
Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{1234.5} {DateTime.UnixEpoch:D}"));
try { Console.WriteLine(double.Parse("12,5 kg")); }
catch (FormatException error) { Console.WriteLine(error.Message); }
try
{
    Console.WriteLine(new CultureInfo("no_such-place!").Name);
}
catch (CultureNotFoundException error)
{
    Console.WriteLine($"{error.InvalidCultureName}: {error.Message.ReplaceLineEndings(" ")}");
}

static string Escaped(string text) => string.Concat(text.Select(one =>
    one is '\u00a0' or '\u202f' or '\u200e' or '\u2009' ? $"<{(int)one:x4}>" : one.ToString()));
