// Computes with fixed dates, spans and time zones, and prints them in several cultures.
using System.Globalization;

var meeting = new DateTime(2024, 3, 31, 1, 30, 0, DateTimeKind.Utc);
foreach (var id in new[] { "Europe/Berlin", "America/New_York", "Asia/Kolkata", "UTC" })
{
    var zone = TimeZoneInfo.FindSystemTimeZoneById(id);
    var there = TimeZoneInfo.ConvertTimeFromUtc(meeting, zone);
    Console.WriteLine($"{id}: {there:yyyy-MM-dd HH:mm} {zone.GetUtcOffset(meeting):c} " +
        $"summer {zone.IsDaylightSavingTime(there)} base {zone.BaseUtcOffset.TotalHours}");
}
var berlin = TimeZoneInfo.FindSystemTimeZoneById("Europe/Berlin");
Console.WriteLine(berlin.StandardName + " / " + berlin.DaylightName);
Console.WriteLine($"gap {berlin.IsInvalidTime(new DateTime(2024, 3, 31, 2, 30, 0))}, " +
    $"twice {berlin.IsAmbiguousTime(new DateTime(2024, 10, 27, 2, 30, 0))}");
Console.WriteLine(TimeZoneInfo.FindSystemTimeZoneById("Pacific Standard Time").HasIanaId);
Console.WriteLine($"local is {TimeZoneInfo.Local.Id}: {meeting.ToLocalTime():O}");
try
{
    TimeZoneInfo.ConvertTimeToUtc(new DateTime(2024, 3, 31, 2, 30, 0), berlin);
}
catch (ArgumentException error)
{
    Console.WriteLine(error.Message);
}
try { TimeZoneInfo.FindSystemTimeZoneById("Mars/Olympus"); }
catch (TimeZoneNotFoundException error) { Console.WriteLine(error.Message); }

foreach (var name in new[] { "en-US", "de-DE", "tr-TR", "ja-JP", "th-TH" })
{
    var culture = new CultureInfo(name);
    string date = meeting.ToString("D", culture) + " | " + meeting.ToString("d", culture);
    string time = meeting.ToString("t", culture).Replace('\u202f', '~');
    Console.WriteLine($"{name} {date} | {time} | {culture.DateTimeFormat.FirstDayOfWeek}");
}
Console.WriteLine(DateTime.Parse("31. Dezember 1999", new CultureInfo("de-DE")).ToString("s"));
Console.WriteLine(DateTime.ParseExact("1Mar24", "dMMMyy", null).ToString("R"));
Console.WriteLine(DateTime.TryParse("02/30/2024", out _));

var stamp = new DateTimeOffset(2024, 2, 29, 23, 59, 59, 999, TimeSpan.FromHours(-3.5));
Console.WriteLine($"{stamp:O} {stamp.AddYears(1):u} {stamp.ToUnixTimeMilliseconds()}");
Console.WriteLine(ISOWeek.GetWeekOfYear(new DateTime(2021, 1, 3)));

var span = new TimeSpan(1, 26, 61, 62, 345);
Console.WriteLine($"{span} {span:g} {span:hh\\:mm} {-span:G} {span.TotalMinutes} {span / 7}");
Console.WriteLine($"{TimeSpan.Parse("6:12:14:45.3448")} {new TimeOnly(23, 0).AddHours(2)}");
try { TimeSpan.Parse("25:61:00"); }
catch (OverflowException error) { Console.WriteLine(error.Message); }
Console.WriteLine(new PersianCalendar().GetYear(meeting));
