# Counts the words of the standard input in several collections.
import collections
import sys

counter = collections.Counter()
by_length = collections.defaultdict(list)
last = collections.deque(maxlen=4)

for number, line in enumerate(sys.stdin, 1):
    words = [word.strip(".,;!?").casefold() for word in line.split()]
    for word in filter(None, words):
        if word not in counter:
            by_length[len(word)].append(word)
        counter[word] += 1
        last.append(f"{number}/{word}")

print("lines", number, "words", counter.total(), "different", len(counter))
print(counter.most_common(3))
for length in sorted(by_length):
    print(f"{length:3}: {', '.join(sorted(by_length[length]))}")
print(last, last[-1])
last.rotate(1)
print(list(last))

gone = counter - collections.Counter(the=2, sea=100)
print(gone["sea"], gone["the"], counter["sea"], "unknown" in counter, counter["unknown"])

layers = collections.ChainMap({"size": 3}, {"size": 1, "font": "mono"})
print(layers["size"], layers["font"], dict(layers), layers.parents)
ordered = collections.OrderedDict.fromkeys("abc")
ordered.move_to_end("a")
print(ordered, ordered.popitem(last=False))
Row = collections.namedtuple("Row", "word count rank", defaults=[0])
print([Row(*pair) for pair in sorted(counter.items(), key=lambda p: (-p[1], p[0]))[:3]])
