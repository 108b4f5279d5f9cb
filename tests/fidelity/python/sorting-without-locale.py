# Sorts names in the order of code points, by own keys, stably, and by several keys.
import locale
import operator
import re
import unicodedata

names = ["Zoe", "émile", "Ärger", "apfel", "Zürich", "Öl", "zoo", "Apfel", "file10", "file9", "ñu"]
print(sorted(names))
print(sorted(names, key=str.casefold))
print(sorted(names, key=locale.strxfrm), locale.getlocale(locale.LC_COLLATE)[0])


def base(text):
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), text


def natural(text):
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", text)]


print(sorted(names, key=base))
print(sorted(["a10b2", "a9", "a10b10", "a1"], key=natural))

people = [("Ines", 41, "Oslo"), ("Bo", 41, "Rome"), ("Ann", 29, "Oslo"), ("Cy", 29, "Rome")]
people.sort(key=operator.itemgetter(0))
people.sort(key=operator.itemgetter(1), reverse=True)
print(people)
print(sorted(people, key=lambda p: (p[2], -p[1], p[0])))
print(sorted(range(-3, 4), key=abs), sorted([True, 0, 2.5, -1]), sorted("hello", reverse=True))
print(sorted([3.0, float("-inf"), 1, float("inf")]), min(names, key=len), max([], default="none"))
print(sorted([[2], [1, 9], [], [1]]), sorted({"b": 1, "a": 2}), sorted([b"b", b"A", b"\xff"]))

number = 1234567.5
print(f"{number:n}", locale.format_string("%.1f", number, grouping=True), locale.str(0.5))
print(locale.localeconv()["decimal_point"], repr(locale.localeconv()["thousands_sep"]))
for values in ([1, "a"], [None, 0], [{}, {}], [1j, 2j]):
    try:
        sorted(values)
    except TypeError as error:
        print(error)
items = [3, 1, 2]
try:
    items.sort(key=lambda n: items.append(n) or n)
except ValueError as error:
    print(error, items)
