# Changes encoding, error handling and newlines of the standard streams, and wraps them anew.
import contextlib
import io
import sys

print(sys.stdout.encoding, sys.stdout.errors, sys.stderr.errors, sys.stdin.encoding,
      sys.stdin.errors)
print(sys.stdout.name, sys.stdout.mode, sys.stdout.fileno(), sys.stderr.fileno(),
      sys.stdout.writable())
print(sys.stdout is sys.__stdout__, sys.stdout.newlines, type(sys.stdout.buffer).__name__)
print("plain: né ☃")
with contextlib.suppress(UnicodeEncodeError):
    print("surrogate: \udce9")

sys.stdout.reconfigure(encoding="ascii", errors="backslashreplace")
print("ascii: né ☃ 🐍", sys.stdout.encoding)
sys.stdout.reconfigure(errors="xmlcharrefreplace")
print("references: né ☃")
sys.stdout.reconfigure(encoding="ascii", errors="strict")
try:
    print("strict: né")
except UnicodeEncodeError as error:
    print(error)
sys.stdout.reconfigure(encoding="utf-8", newline="\r\n")
print("two lines\nwith returns é")
sys.stdout.reconfigure(newline="\n", line_buffering=True)
print("back again", sys.stdout.write("ñandú\n"), sys.stdout.line_buffering)
sys.stdout.reconfigure(encoding="latin-1")
print("one byte: é")
sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
print("lone byte: \udce9")
sys.stdout.reconfigure(errors="surrogatepass")
print("three bytes: \ud83d")
sys.stderr.reconfigure(errors="namereplace", encoding="ascii")
print("on stderr: ☃", file=sys.stderr)

first, sys.stdout = sys.stdout, io.StringIO()
print("hidden")
hidden, sys.stdout = sys.stdout, first
print(repr(hidden.getvalue()))
wide = io.TextIOWrapper(io.BytesIO(), encoding="utf-16-le", write_through=True)
print("é", end="", file=wide)
print(wide.buffer.getvalue())
raw = open(sys.stdout.fileno(), "w", encoding="utf-8", closefd=False, buffering=1)
print("through another file object: ü", file=raw)
raw.close()
print("still open", sys.stdout.closed)
