# Prints to both streams with separators, ends, flushes and files; asks whether they are terminals.
import os
import sys

for stream in (sys.stdin, sys.stdout, sys.stderr):
    print(stream.name, stream.isatty(), os.isatty(stream.fileno()))
print("no columns" if not sys.stdout.isatty() else "terminal", os.environ.get("COLUMNS"))

print("a", 1, None, 2.5, sep="|", end=";\n")
print(*"spread", sep="-", file=sys.stderr)
print()
print("", end="")
print("x", "y", sep="\n", end="\n\n", flush=True)
print("error one", file=sys.stderr)
print("out one")
sys.stderr.write("no newline yet... ")
sys.stdout.writelines(["line a\n", "line b\n"])
sys.stderr.write("done\n")
print("count", sys.stdout.write("é\n"), sys.stderr.write(""))

with open("notes.txt", "w", encoding="utf-8") as file:
    print("to the file", 1, file=file)
    print("second", end="", file=file)
print(open("notes.txt", encoding="utf-8").read().splitlines())
print("to none", file=None)

for arguments, options in ((("a",), {"sep": 1}), (("a",), {"ends": ""}),
                           (("a",), {"file": "text"})):
    try:
        print(*arguments, **options)
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error, file=sys.stderr)


class Upper:
    def write(self, text):
        sys.stdout.write(text.upper())


print("loud", {"k": 'it"s'}, b"bytes", file=Upper())
try:
    os.get_terminal_size()
except OSError as error:
    print(error.strerror)
import shutil
print(tuple(shutil.get_terminal_size((70, 20))))
sys.stderr.close()
print("after stderr is closed")
print("lost", file=sys.stderr) if not sys.stderr.closed else print("closed")
