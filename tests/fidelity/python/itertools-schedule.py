# Builds a tournament schedule and other tables with itertools.
import itertools as it
import operator

teams = ["Ants", "Bees", "Crabs", "Dingos"]

print("matches:")
for number, (home, away) in enumerate(it.combinations(teams, 2), 1):
    print(f"  {number:2}. {home:<7}-{away:>7}")

print("running total", list(it.accumulate([3, 1, 4, 1, 5])))
print("running maximum", list(it.accumulate([3, 1, 4, 1, 5], max, initial=0)))
print("batched", list(it.batched("abcdefgh", 3)))
print("pairwise", ["".join(pair) for pair in it.pairwise("route")])
print("windows", [a - b for b, a in it.pairwise([1, 4, 9, 16])])
print("longest", list(it.zip_longest("ab", range(3), fillvalue="-")))
print("islice", list(it.islice(it.count(10, 2.5), 1, 8, 3)))
print("take/drop", list(it.takewhile(str.isalpha, "ab1c")), list(it.dropwhile(str.isalpha, "ab1c")))
print("compress", "".join(it.compress("telescope", it.cycle([1, 0, 1]))))
print("starmap", list(it.starmap(pow, [(2, 5), (3, 2), (10, -1)])))
print("permutations", len(list(it.permutations(range(6)))), next(it.permutations("cba")))
print("product", ["".join(p) for p in it.product("xy", repeat=2)])

words = "apple avocado bean beet carrot cabbage corn".split()
for letter, group in it.groupby(words, key=operator.itemgetter(0)):
    print(" ", letter, list(group))

left, right = it.tee(iter("tee"))
print(list(left), list(right), list(it.chain.from_iterable(["ab", (1, 2)])))
try:
    list(zip("abc", "ab", strict=True))
except ValueError as error:
    print("ValueError:", error)
try:
    list(it.batched("abcd", 3, strict=True))
except ValueError as error:
    print("ValueError:", error)
