# Pickles and copies objects with shared parts, own state and things that cannot be pickled.
import copy
import io
import pickle
import pickletools


class Node:
    def __init__(self, name, *children):
        self.name, self.children, self.cache = name, list(children), object()

    def __getstate__(self):
        print("  saving", self.name)
        return {"name": self.name, "children": self.children}

    def __setstate__(self, state):
        self.__dict__.update(state, cache=None)
        print("  loading", self.name)

    def __repr__(self):
        return f"Node({', '.join([self.name, *map(repr, self.children)])})"


class Money:
    def __init__(self, amount, unit):
        self.amount, self.unit = amount, unit

    def __reduce__(self):
        return Money, (self.amount, self.unit)

    def __deepcopy__(self, memo):
        return Money(self.amount, self.unit.upper())


leaf = Node("leaf")
tree = Node("root", leaf, leaf)
again = pickle.loads(pickle.dumps(tree))
print(again, again.children[0] is again.children[1], again.cache, again.children[0] is leaf)
(loop := [1]).append(loop)
print(pickle.loads(pickle.dumps(loop)), copy.deepcopy(loop)[1][1][0])
money = Money(5, "eur")
print(pickle.loads(pickle.dumps(money)).amount, copy.deepcopy([money])[0].unit,
      copy.copy(money).unit)
row = [[1, 2], (3,), "x"]
shallow, deep = copy.copy(row), copy.deepcopy(row)
row[0].append(9)
print(shallow, deep, shallow[1] is row[1], deep[1] is row[1])
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    print(protocol, len(pickle.dumps({"key": [1.5, None, b"b", "é", {1}]}, protocol)))
pickletools.dis(pickle.dumps((1, "a"), 2))
for value in (lambda: 0, (n for n in "ab"), io.StringIO, open, io.TextIOWrapper(io.BytesIO())):
    try:
        print(type(pickle.loads(pickle.dumps(value))).__name__)
    except (pickle.PicklingError, TypeError, AttributeError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])
for data in (b"", b"\x80\x04K", b"cos\nnothing\n.", b"junk"):
    try:
        pickle.loads(data)
    except (pickle.UnpicklingError, EOFError, AttributeError) as error:
        print(type(error).__name__, error)
