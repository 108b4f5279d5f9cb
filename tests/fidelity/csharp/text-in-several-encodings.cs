// Builds text, turns it into bytes of several encodings and back, and leaves one file.
using System.Text;

var builder = new StringBuilder("naïve");
builder.Append(' ').AppendFormat("{0:X}", 0x1F600).Insert(0, "¿").Replace("ve", "f")
    .AppendJoin("→", [1, 2, 3]).AppendLine().Append('=', 5).Remove(0, 1);
builder[0] = 'N';
builder.Append($" {builder.Length}/{builder.ToString().Length}");
Console.WriteLine(builder);

string text = "Añb€😀";
Encoding[] encodings = [Encoding.UTF8, Encoding.Unicode, Encoding.BigEndianUnicode,
    Encoding.UTF32, Encoding.Latin1, Encoding.ASCII];
foreach (var encoding in encodings)
{
    byte[] bytes = encoding.GetBytes(text);
    Console.WriteLine($"{encoding.WebName,-10} {bytes.Length,2} {Convert.ToHexString(bytes)} " +
        $"'{encoding.GetString(bytes)}' mark {Convert.ToHexString(encoding.GetPreamble())}");
}
Console.WriteLine($"{text.Length} units, " +
    string.Join(" ", text.EnumerateRunes().Select(rune => $"U+{rune.Value:X4}")));

byte[] broken = [0x41, 0xC3, 0x28, 0xF0, 0x9F, 0x98, 0xFF];
Console.WriteLine(Encoding.UTF8.GetString(broken));
try { new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(broken); }
catch (DecoderFallbackException error)
{
    Console.WriteLine($"{error.Message} at {error.Index}");
}
var strict = Encoding.GetEncoding("us-ascii",
    EncoderFallback.ExceptionFallback, DecoderFallback.ReplacementFallback);
try { strict.GetBytes("ab😀"); }
catch (EncoderFallbackException error)
{
    Console.WriteLine($"{error.Message} {error.Index} {error.IsUnknownSurrogate()}");
}
try { Encoding.GetEncoding("windows-1252"); }
catch (ArgumentException error) { Console.WriteLine(error.Message); }
Encoding.RegisterProvider(CodePagesEncodingProvider.Instance);
Console.WriteLine(Convert.ToHexString(Encoding.GetEncoding(1252).GetBytes("€ “x”")));
Console.WriteLine(Encoding.GetEncoding("shift_jis").GetString([0x93, 0xFA, 0x96, 0x7B]));

File.WriteAllText("marked.txt", text + "\r\nsecond", Encoding.Unicode);
Console.WriteLine(string.Join("|", File.ReadAllLines("marked.txt")));
using (var reader = new StreamReader("marked.txt", Encoding.UTF8))
{
    reader.Peek();
    Console.WriteLine(reader.CurrentEncoding.WebName);
}
var output = Console.OutputEncoding;
Console.WriteLine($"out {output.WebName} mark {output.Preamble.Length}");
Console.Out.Write("tab\there, nul\0, bell\a, lone \ud83d half, ");
Console.Error.WriteLine("Fehler: größer als 10 µm ✗");
Console.OutputEncoding = Encoding.Latin1;
Console.WriteLine("then ASCII only: " + Console.Out.Encoding.WebName);
