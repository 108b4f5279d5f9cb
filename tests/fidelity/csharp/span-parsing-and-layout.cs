// Parses text in place with spans and stackalloc, and looks at structs as bytes.
using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

ReadOnlySpan<char> text = "width=640; height = 480;depth=x;scale=2";
Span<int> found = stackalloc int[8];
int count = 0;
foreach (var range in text.Split(';'))
{
    var part = text[range].Trim();
    int equals = part.IndexOf('=');
    var name = part[..equals].TrimEnd();
    var value = part[(equals + 1)..].TrimStart();
    if (int.TryParse(value, out int number)) found[count++] = number;
    Console.WriteLine($"{name} -> '{value}'");
}
found[..count].Sort((left, right) => right - left);
Console.WriteLine(string.Join(" ", found[..count].ToArray()) + $" at {found.IndexOf(480)}");

Span<char> buffer = stackalloc char[24];
Console.WriteLine($"{1234.5678.TryFormat(buffer, out int written, "F1")} {buffer[..written]}");
Console.WriteLine(int.MaxValue.TryFormat(buffer[..4], out written) + $" {written}");
buffer.Fill('.');
"abc".AsSpan().CopyTo(buffer[2..]);
buffer[..6].Reverse();
Console.WriteLine(new string(buffer[..8]));
Console.WriteLine("key: α, β".AsSpan().IndexOfAny(SearchValues.Create("βα,")));

Console.WriteLine($"{Unsafe.SizeOf<Loose>()} {Unsafe.SizeOf<Packed>()} {Unsafe.SizeOf<Number>()} " +
    $"{Unsafe.SizeOf<Loose[]>()} {Marshal.SizeOf<Packed>()} {Marshal.OffsetOf<Loose>("C")}");
var packed = new Packed { A = 1, B = 0x01020304, C = -2 };
var bytes = MemoryMarshal.AsBytes(MemoryMarshal.CreateReadOnlySpan(in packed, 1));
Console.WriteLine(Convert.ToHexString(bytes));
var half = new Number { Bits = 0x3f000000 };
Console.WriteLine($"{half.Real} {half.High:X4}");

Span<byte> wire = stackalloc byte[12];
BinaryPrimitives.WriteInt32BigEndian(wire, 1_000_000);
BinaryPrimitives.WriteDoubleLittleEndian(wire[4..], -2);
Console.WriteLine(Convert.ToHexStringLower(wire) + $" {BitConverter.IsLittleEndian}");
Console.WriteLine(string.Join(" ", MemoryMarshal.Cast<byte, ushort>(wire).ToArray()));

var row = new Row();
for (int i = 0; i < 4; i++) row[i] = i * i;
Console.WriteLine(string.Join(",", row[1..].ToArray()));
try { found[int.Parse("8")] = 1; }
catch (IndexOutOfRangeException error) { Console.WriteLine(error.Message); }

[StructLayout(LayoutKind.Sequential)] struct Loose { public byte A; public int B; public short C; }
[StructLayout(LayoutKind.Sequential, Pack = 1)]
struct Packed { public byte A; public int B; public short C; }
[StructLayout(LayoutKind.Explicit)]
struct Number
{
    [FieldOffset(0)] public float Real; [FieldOffset(0)] public uint Bits;
    [FieldOffset(2)] public ushort High;
}
[InlineArray(4)] struct Row { private int first; }
