# Parses a log from the standard input with regular expressions and shows other uses of re.
import re
import sys
from collections import Counter

LINE = re.compile(r"""
    ^\[(?P<day>\d{4}-\d\d-\d\d)\ (?P<hour>\d\d):\d\d\]\s+   # when
    (?P<level>INFO|WARN|ERROR)\s+
    (?:(?P<part>[\w.]+):\s+)?
    (?P<text>.*?)\s*$
""", re.VERBOSE)

levels = Counter()
for number, line in enumerate(sys.stdin, 1):
    if match := LINE.match(line):
        levels[match["level"]] += 1
        print(number, match.groupdict(default="-"), match.span("text"))
    else:
        print(number, "no match", repr(line), file=sys.stderr)
print(levels)

print(re.findall(r"(\w)(\d+)", "a1 b22 ç333"), re.findall(r"\w+", "naïve ١٢", re.ASCII))
print(re.sub(r"(?P<a>\w+) (?P<b>\w+)", r"\g<b> \1", "hello world, good bye"))
print(re.sub(r"\d+", lambda m: str(int(m[0]) * 2), "3 apples, 12 pears", count=1))
print(re.split(r"\s*([,;])\s*", "a , b;c,d", maxsplit=2), re.subn("x*", "-", "abxd"))
print([m.span() for m in re.finditer(r"(?<=\$)\d+(?!\d*%)", "$10 $20% $305")])
print(re.fullmatch(r"(a+)+b?", "aaa").groups(), re.search("ß", "STRASSE SS ẞ", re.I))
print(re.match(r"(?s:.)(?-i:B)", "\nB", re.I), re.escape("a.b*c-d é"))
print(re.compile(r"(?i)^x$", re.M), re.search(r"(?>a*)ab", "aaab"), re.match(r"a++b", "aab"))
print(re.compile(r"(?P<q>['\"]).*?(?P=q)").findall("'a' \"b'c\" 'd"), LINE.groupindex)

for pattern in ("(", "[z-a]", "*x", r"(?P<1>x)", r"\1", "(?<=a+)b", "a{2,1}", r"\g"):
    try:
        re.compile(pattern)
    except re.PatternError as error:
        print(f"{pattern!r}: {error}; {error.lineno}:{error.colno}")
