# Looks at normal forms, categories, case, widths and names of characters.
import unicodedata

WORDS = ["café", "cafe\u0301", "Å", "\u212b", "ﬁn", "x²", "ｆｕｌｌ", "한글", "e\u0323\u0301"]
for word in WORDS:
    forms = {form: unicodedata.normalize(form, word) for form in ("NFC", "NFD", "NFKC", "NFKD")}
    print(ascii(word), {form: len(text) for form, text in forms.items()}, forms["NFKC"],
          unicodedata.is_normalized("NFC", word))

for char in "A١é\u0301€½ⅷ漢😀ß\t\u200d":
    print(f"U+{ord(char):05X}", unicodedata.category(char), unicodedata.name(char, "no name"),
          unicodedata.numeric(char, None), unicodedata.east_asian_width(char),
          unicodedata.bidirectional(char), unicodedata.combining(char))

print(unicodedata.lookup("SNOWMAN"), "\N{GREEK SMALL LETTER OMEGA}", "\U0001F40D", "\x41")
print("Straße".casefold() == "STRASSE".casefold(), "ﬃ".upper(), "ŉ".upper(), "ς".casefold())
print("¼".isnumeric(), "²".isdigit(), "२".isdecimal(), int("२३"), "ªx".isalpha(),
      "ªx".isidentifier())
print("\u00a0 \u3000".isspace(), "\u200b".isspace(), "\u00ad".isprintable(),
      repr("\u00ad\ue000\x7f"))


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def width(text):
    return sum(1 + (unicodedata.east_asian_width(c) in "WF") for c in text)


print(plain("Crème brûlée à l'œuf, Łódź"), width("日本 ok"), len("👨‍👩‍👧"), list("🇩🇪"))
print("🐍"[::-1].encode("utf-16-be").hex(" ", 2), max("zé漢🐍"), sorted("bÄaäB"))
ﬁeld = "names are normalized, too"
print(field, "ﬁeld".isidentifier())
try:
    unicodedata.lookup("NO SUCH NAME")
except KeyError as error:
    print(error)
print("\ud800".encode("utf-8", "surrogatepass"), ascii("\ud800"))
try:
    print("\ud800")
except UnicodeEncodeError as error:
    print(error)
