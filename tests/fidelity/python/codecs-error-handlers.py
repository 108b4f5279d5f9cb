# Encodes and decodes with many codecs and error handlers, also an own one.
import codecs
import io

TEXT = "Grüße, €5 ☃ 🐍"
for codec in ("utf-8", "utf-16", "utf-16-le", "utf-32-be", "utf-7", "cp1252", "latin-1", "ascii",
              "cp437", "koi8-r", "shift_jis", "gb18030", "idna", "punycode", "raw_unicode_escape"):
    try:
        print(f"{codec:20}", TEXT.encode(codec))
    except UnicodeError as error:
        print(f"{codec:20} {type(error).__name__}: {error}")

for handler in ("ignore", "replace", "xmlcharrefreplace", "backslashreplace", "namereplace"):
    print(f"{handler:20}", TEXT.encode("ascii", handler))


def lookalike(error):
    table = {"ü": "u", "ß": "ss", "€": "EUR", "☃": "*"}
    return "".join(table.get(c, "?") for c in error.object[error.start:error.end]), error.end


codecs.register_error("lookalike", lookalike)
print(TEXT.encode("ascii", "lookalike"))

BROKEN = b"ok \xff\xc3\x28 \xe2\x82 \xf0\x9f\x90\x8d"
for handler in ("replace", "ignore", "backslashreplace", "surrogateescape"):
    print(f"{handler:20}", ascii(BROKEN.decode("utf-8", handler)))
try:
    BROKEN.decode("utf-8")
except UnicodeDecodeError as error:
    print(error, "|", error.reason, error.start, error.end, error.object[error.start])
print(BROKEN.decode(errors="surrogateescape").encode(errors="surrogateescape") == BROKEN)

decoder = codecs.getincrementaldecoder("utf-8")()
print([decoder.decode(bytes([byte])) for byte in "é🐍".encode()], decoder.decode(b"", True))
reader = io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbfa\r\nb\rc\n"), encoding="utf-8-sig")
print(reader.readlines(), codecs.BOM_UTF8, codecs.lookup("UTF8").name, codecs.lookup("latin1").name)
print(codecs.encode("Hello", "rot13"), codecs.decode(b"68 69".replace(b" ", b""), "hex"))
print("caf\\xe9 \\N{SNOWMAN}".encode().decode("unicode_escape"), "¡".encode("mac-roman"))
try:
    codecs.lookup("no-such-codec")
except LookupError as error:
    print(error)
print("a\xa0b".encode("cp1252"), bytes("Ω", "iso-8859-7"), str(b"\xe9", "latin-1"))
