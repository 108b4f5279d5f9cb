# Lays out a letter with textwrap, templates and padding.
import string
import textwrap

TEXT = """
    Dear $name,  thank you for your letter of the ${day}. We were surprised to hear that a
    self-made extraordinarily-long-hyphenated-word-without-end costs $$${price}; the
    hippopotamusandelephanttransportationcompany is never so expensive.
"""

filled = string.Template(textwrap.dedent(TEXT)).substitute(name="Zoë", day="3rd", price=12)
print(textwrap.fill(filled.strip(), 32, initial_indent="* ", subsequent_indent="  "))
print(textwrap.shorten(filled, 40, placeholder=" …"), "|")
print(textwrap.wrap("aaaa bbbbbbbbbb cc", 5, break_long_words=False), textwrap.wrap("", 5))
print(textwrap.indent("one\n\n  two\n", "> "), end="")
print(textwrap.indent("one\n\ntwo", "> ", lambda line: True))
print(textwrap.fill("The quick brown fox jumps over it", 12, max_lines=2, placeholder="..."))

for template, values in (("$a $b", {"a": 1}), ("$1", {}), ("cost $", {})):
    try:
        print(string.Template(template).substitute(values))
    except (KeyError, ValueError) as error:
        print(type(error).__name__, error)
print(string.Template("$a and $b, $").safe_substitute(b="B"))

print("left".ljust(9, ".") + "|", "mid".center(8, "*"), "-5".zfill(6), "日本".rjust(6, "·"))
print("a\tbc\td".expandtabs(4), "Hello World".swapcase(), "o'neil's ﬁx".title(), "ǆ".capitalize())
print("  strip me ".strip(), "xxhixx".lstrip("x"), "prefix-name".removeprefix("prefix-"))
print("a,b,,c".split(","), " a  b ".split(), "a\r\nb\x0bc\u2028d\n".splitlines(),
      "k=v=w".partition("="))
table = str.maketrans({"ä": "ae", "ß": "ss", "x": None})
print("Gäßxchen".translate(table), "ß".upper(), "İ".lower().encode(), "ΑΣ".lower())
print(string.punctuation, string.capwords("the end  of it"), string.hexdigits)
print("{0[1]} {name.imag} {0!r:>12}".format(["x", "y"], name=3j))
print(string.Formatter().vformat("{} {}", (1, 2), {}), list(string.Formatter().parse("a{b!r:>3}")))
