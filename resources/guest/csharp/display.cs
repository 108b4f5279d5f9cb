// Display(value) shows a value in the output: a picture, a table, or the parts of an object. This
// file is compiled together with programs that call a method of that name; their own ones go first.
//
// The display channel is descriptor 3: frames of a little-endian 32-bit length and JSON, each
// answered by one byte when everything printed before has been read. Nothing here throws into the
// program.
global using static SandpadGuest.Displays;

#nullable enable
#pragma warning disable

// Names that the program declares must not change what is meant here, so all stands inside.
namespace SandpadGuest
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Data;
    using System.Globalization;
    using System.IO;
    using System.Linq;
    using System.Net;
    using System.Reflection;
    using System.Runtime.InteropServices;
    using System.Text;
    using System.Text.Encodings.Web;
    using System.Text.Json;
    using System.Text.Json.Serialization;
    using System.Text.RegularExpressions;

    static class Displays
    {
        const int MostRows = 10_000;
        const int MostColumns = 100;
        const int MostNodes = 10_000; // of a tree
        const int MostInCell = 20; // elements of a list
        const int MostText = 1 << 20;
        const int MostHtml = 5 << 19; // characters; Sandpad takes 6 MiB of one value

        /// The usual encoder makes six bytes of each angle bracket.
        static readonly JsonSerializerOptions Relaxed = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        static readonly object Gate = new();
        [ThreadStatic] static bool isAbridged; // Is more in the value that is made ready now than is shown?
        static readonly int Channel = Claim();

        /// <summary>Shows PNG, JPEG and GIF bytes and SVG texts as pictures, what can be enumerated
        /// and a DataTable as a table, anything else as text and as a tree.</summary>
        public static void Display(object? value) => Send(() => BundleOf(value));

        /// <summary>Shows data as this MIME type says: texts as they are, bytes in base64.</summary>
        public static void Display(object? value, string mimeType) => Send(() => BundleOf(value, mimeType));

        static bool IsMimeType(string text) =>
            Regex.IsMatch(text, @"\A[a-z0-9][a-z0-9.+-]{0,49}/[a-z0-9][a-z0-9.+-]{0,49}\z");

        static Dictionary<string, object?> BundleOf(object? value, string mimeType)
        {
            if (!IsMimeType(mimeType))
                throw new ArgumentException(value is string first && IsMimeType(first)
                    ? $"the data comes first, then {first}"
                    : $"{(mimeType.Length > 100 ? mimeType[..100] + "…" : mimeType)} is no MIME type.");
            if (value is byte[] bytes)
            {
                if (mimeType is "image/png" or "image/jpeg" or "image/gif" && PictureTypeOf(bytes) != mimeType)
                    throw new ArgumentException($"The bytes are no {mimeType}.");
                return new() { [mimeType] = Convert.ToBase64String(bytes) };
            }
            var text = value as string ?? TextOf(value);
            if (mimeType == "application/json" || mimeType.EndsWith("+json"))
                return new() { [mimeType] = JsonSerializer.Deserialize<JsonElement>(text) };
            if (!mimeType.StartsWith("text/") && mimeType != "image/svg+xml")
                throw new ArgumentException($"{mimeType} takes bytes.");
            return new() { [mimeType] = text };
        }

        static Dictionary<string, object?> BundleOf(object? value)
        {
            switch (value)
            {
                case byte[] bytes when PictureTypeOf(bytes) is { } type:
                    return new() { [type] = Convert.ToBase64String(bytes) };
                case MemoryStream stream:
                    return BundleOf(stream.ToArray());
                case string text when Regex.IsMatch(text, @"\A\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]"):
                    return new() { ["image/svg+xml"] = text };
                case string text when Regex.IsMatch(text, @"\A\s*<table[\s>].*</table>\s*\z", RegexOptions.IgnoreCase | RegexOptions.Singleline):
                    return new() { ["text/html"] = text, ["text/plain"] = TextOf(text) };
                case string text:
                    return new() { ["text/plain"] = TextOf(text) };
                case DataTable table:
                    var names = table.Columns.Cast<DataColumn>().Select(column => column.ColumnName).ToList();
                    return TableOf(names, table.Rows.Cast<DataRow>().Select(row => (IEnumerable<object?>)row.ItemArray));
                case IDictionary map:
                    return TableOf(["Key", "Value"],
                        map.Keys.Cast<object?>().Select(key => (IEnumerable<object?>)[key, map[key!]]));
                case Array { Rank: 2 } grid:
                    return TableOf(RowsOf(grid).Take(MostRows + 1).ToList<object?>());
                case Array { Rank: > 2 } grid:
                    var last = Enumerable.Range(0, grid.GetLength(grid.Rank - 1)).Select(column => $"{column}");
                    return TableOf(last.Prepend("").ToList(), PlacesOf(grid).Zip(RowsOf(grid),
                        (place, row) => row.Prepend(place)));
                case IEnumerable rows:
                    return TableOf(rows.Cast<object?>().Take(MostRows + 1).ToList());
            }
            var bundle = new Dictionary<string, object?> { ["text/plain"] = TextOf(value) };
            if (value is not null && !IsPlain(value.GetType()) && JsonOf(value) is { } json)
            {
                bundle["application/json"] = json;
                var left = MostNodes;
                bundle["application/vnd.sandpad.tree+json"] = TreeOf(json, ref left);
            }
            return bundle;
        }

        /// A tree to look into, in the order of the parts: those of JSON have none.
        static object TreeOf(JsonElement part, ref int left)
        {
            if (part.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array))
                return new { text = part.GetRawText() };
            var isObject = part.ValueKind is JsonValueKind.Object;
            var members = isObject
                ? part.EnumerateObject().Select(member => (member.Name, member.Value)).ToList()
                : part.EnumerateArray().Select((value, index) => (Name: $"{index}", Value: value)).ToList();
            var children = new List<object>();
            foreach (var (name, value) in members)
            {
                if (--left < 0)
                {
                    isAbridged = true;
                    break;
                }
                children.Add(new[] { name, TreeOf(value, ref left) });
            }
            return new { text = isObject ? $"{{{members.Count}}}" : $"[{members.Count}]", children };
        }

        /// The indices of the rows of an array of several dimensions, without the last one.
        static IEnumerable<string> PlacesOf(Array grid)
        {
            var row = grid.GetLength(grid.Rank - 1);
            for (long place = 0; place < grid.LongLength / Math.Max(row, 1); ++place)
            {
                var indices = new long[grid.Rank - 1];
                var rest = place;
                for (var dimension = indices.Length - 1; dimension >= 0; --dimension)
                {
                    indices[dimension] = rest % grid.GetLength(dimension);
                    rest /= grid.GetLength(dimension);
                }
                yield return $"[{string.Join(", ", indices)}]";
            }
        }

        /// The rows of an array of several dimensions: what its last index runs through.
        static IEnumerable<List<object?>> RowsOf(Array grid)
        {
            var row = new List<object?>();
            foreach (var value in grid)
            {
                row.Add(value);
                if (row.Count < grid.GetLength(grid.Rank - 1))
                    continue;
                yield return row;
                row = new();
            }
        }

        static string? PictureTypeOf(byte[] bytes)
        {
            bool Starts(params byte[] magic) => bytes.AsSpan().StartsWith(magic);
            return Starts(0x89, (byte)'P', (byte)'N', (byte)'G') ? "image/png"
                : Starts(0xff, 0xd8, 0xff) ? "image/jpeg"
                : Starts((byte)'G', (byte)'I', (byte)'F', (byte)'8') ? "image/gif"
                : null;
        }

        /// Has such a value no parts worth a column?
        static bool IsPlain(Type type) =>
            type.IsPrimitive || type.IsEnum || type == typeof(string) || type == typeof(decimal)
            || typeof(IFormattable).IsAssignableFrom(type) || typeof(Type).IsAssignableFrom(type);

        /// Of GroupBy and ToLookup: a key, and values that can be enumerated.
        static bool IsGroup(object? row) =>
            row?.GetType().GetInterfaces().Any(one =>
                one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IGrouping<,>)) ?? false;

        static Dictionary<string, object?> TableOf(List<object?> rows)
        {
            if (rows.Count > 0 && rows.All(row => row is IDictionary))
            {
                var maps = rows.ConvertAll(row => (IDictionary)row!);
                var keys = maps.SelectMany(map => map.Keys.Cast<object>()).Distinct().Take(MostColumns).ToList();
                return TableOf(keys.ConvertAll(TextOf),
                    maps.Select(map => keys.Select(key => map.Contains(key) ? map[key] : "")));
            }
            if (rows.Count > 0 && rows.All(IsGroup))
                return TableOf(["Key", "Values"], rows.Select(row => (IEnumerable<object?>)
                    [row!.GetType().GetProperty("Key")!.GetValue(row), row]));
            if (rows.Count > 0 && rows.All(row => row is IEnumerable and not string))
            {
                var lists = rows.ConvertAll(row => ((IEnumerable)row!).Cast<object?>().Take(MostColumns).ToList());
                var width = lists.Max(list => list.Count);
                return TableOf(Enumerable.Range(0, width).Select(column => $"{column}").ToList(),
                    lists.Select(list => list.Concat(Enumerable.Repeat<object?>("", width - list.Count))));
            }
            var type = rows.FirstOrDefault(row => row is not null)?.GetType();
            if (type is null || IsPlain(type) || rows.Any(row => row is not null && row.GetType() != type))
                return TableOf(["Value"], rows.Select(row => (IEnumerable<object?>)[row]));
            const BindingFlags own = BindingFlags.Public | BindingFlags.Instance;
            var columns = type.GetProperties(own)
                .Where(property => property.CanRead && property.GetIndexParameters().Length == 0)
                .Select(property => (property.Name, Read: (Func<object, object?>)(row => property.GetValue(row))))
                .Concat(type.GetFields(own).Select(field => (field.Name, Read: (Func<object, object?>)field.GetValue)))
                .ToList();
            object? Cell(Func<object, object?> read, object? row)
            {
                try
                {
                    return row is null ? null : read(row);
                }
                catch (Exception problem)
                {
                    return $"[{(problem.InnerException ?? problem).GetType().Name}]";
                }
            }
            return columns.Count == 0
                ? TableOf(["Value"], rows.Select(row => (IEnumerable<object?>)[row]))
                : TableOf(columns.ConvertAll(column => column.Name),
                    rows.Select(row => columns.Select(column => Cell(column.Read, row))));
        }

        static Dictionary<string, object?> TableOf(List<string> names, IEnumerable<IEnumerable<object?>> rows)
        {
            var html = new StringBuilder("<table><thead><tr>");
            var text = new StringBuilder(string.Join('\t', names));
            foreach (var name in names)
                html.Append("<th>").Append(WebUtility.HtmlEncode(name)).Append("</th>");
            html.Append("</tr></thead><tbody>");
            var count = 0;
            foreach (var row in rows)
            {
                if (++count > MostRows || html.Length > MostHtml)
                {
                    html.Append($"<tr><td colspan=\"{names.Count}\">… and more rows</td></tr>");
                    text.Append("\n… and more rows");
                    isAbridged = true;
                    break;
                }
                html.Append("<tr>");
                var cells = row.Select(CellOf).ToList();
                foreach (var cell in cells)
                    html.Append("<td>").Append(WebUtility.HtmlEncode(cell)).Append("</td>");
                html.Append("</tr>");
                if (text.Length < MostText)
                    text.Append('\n').AppendJoin('\t', cells);
            }
            html.Append("</tbody></table>");
            return new() { ["text/plain"] = text.ToString(), ["text/html"] = html.ToString() };
        }

        /// Lists are written with their elements, as far as these are short to say.
        static string CellOf(object? value)
        {
            if (value is string or not IEnumerable or Array { Rank: > 1 })
                return TextOf(value);
            try
            {
                var texts = ((IEnumerable)value).Cast<object?>().Take(MostInCell + 1).Select(TextOf).ToList();
                if (texts.Count > MostInCell)
                    texts[MostInCell] = "…";
                return $"[{string.Join(", ", texts)}]";
            }
            catch
            {
                return TextOf(value); // What enumerates once, or fails.
            }
        }

        static string TextOf(object? value)
        {
            string? text;
            try
            {
                text = value is IFormattable ? Convert.ToString(value, CultureInfo.CurrentCulture) : value?.ToString();
            }
            catch (Exception problem)
            {
                text = $"[{value!.GetType()} that cannot be shown: {problem.GetType().Name}]";
            }
            text ??= "null";
            if (text.Length <= MostText)
                return text;
            isAbridged = true;
            return text[..MostText] + "…";
        }

        static JsonElement? JsonOf(object value)
        {
            var options = new JsonSerializerOptions { IncludeFields = true, MaxDepth = 32 };
            try
            {
                return JsonSerializer.SerializeToElement(value, value.GetType(), options);
            }
            catch (JsonException)
            {
                options = new(options) { ReferenceHandler = ReferenceHandler.IgnoreCycles };
            }
            catch
            {
                return null;
            }
            try
            {
                // An object that leads back to itself has null there, which is not all of it.
                var json = JsonSerializer.SerializeToElement(value, value.GetType(), options);
                isAbridged = true;
                return json;
            }
            catch
            {
                return null; // What cannot be written as JSON is shown as text only.
            }
        }

        static void Send(Func<Dictionary<string, object?>> make)
        {
            try
            {
                if (Channel < 0)
                    return;
                Dictionary<string, object?> data;
                isAbridged = false;
                try
                {
                    data = make();
                }
                catch (Exception problem)
                {
                    data = new() { ["text/plain"] = $"[This cannot be shown: {problem.GetType().Name}: {problem.Message}]" };
                }
                var message = new Dictionary<string, object> { ["type"] = "display", ["data"] = data, ["isAbridged"] = isAbridged };
                var body = JsonSerializer.SerializeToUtf8Bytes(message, Relaxed);
                Console.Out.Flush();
                Console.Error.Flush();
                var frame = new byte[4 + body.Length];
                System.Buffers.Binary.BinaryPrimitives.WriteInt32LittleEndian(frame, body.Length);
                body.CopyTo(frame, 4);
                lock (Gate)
                {
                    Exchange(frame);
                }
            }
            catch
            {
                // To show a value is nothing that a program can fail by.
            }
        }

        /// Writes a frame and waits for its answer.
        static void Exchange(byte[] frame)
        {
            var rest = GCHandle.Alloc(frame, GCHandleType.Pinned);
            try
            {
                nint sent = 0;
                while (sent < frame.Length)
                {
                    var count = write(Channel, rest.AddrOfPinnedObject() + sent, frame.Length - sent);
                    if (count < 0 && Marshal.GetLastPInvokeError() != EINTR)
                        return;
                    sent += Math.Max(count, 0);
                }
                while (read(Channel, rest.AddrOfPinnedObject(), 1) < 0 && Marshal.GetLastPInvokeError() == EINTR) { }
            }
            finally
            {
                rest.Free();
            }
        }

        /// Moves the descriptor to where children do not inherit it.
        static int Claim()
        {
            const int duplicateAndCloseOnExec = 1030;
            var moved = fcntl(3, duplicateAndCloseOnExec, 200);
            if (moved >= 0)
                close(3);
            return moved;
        }

        const int EINTR = 4;

        [DllImport("libc", SetLastError = true)]
        static extern nint write(int descriptor, nint data, nint size);

        [DllImport("libc", SetLastError = true)]
        static extern nint read(int descriptor, nint data, nint size);

        [DllImport("libc", SetLastError = true)]
        static extern int fcntl(int descriptor, int command, int least);

        [DllImport("libc", SetLastError = true)]
        static extern int close(int descriptor);
    }
}
