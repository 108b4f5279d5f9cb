"""Nested values as trees to look into: {"text": ..., "children": [[label, node], ...]}.

Only the interpreter's own containers and plain dataclasses are looked into, so nothing of the
program's runs for it but the representation of what is inside.
"""

MIME = "application/vnd.sandpad.tree+json"
MOST_NODES = 5000
# So that one long list leaves room for what comes after it.
MOST_CHILDREN = 500
DEEPEST = 20
MOST_TEXT = 100_000
MOST_LABEL = 200
MOST_ROOM = 250_000  # characters of all texts together
SHORT = 24
LONGEST_HEADING = 60
# Representations of other types, which may take their time.
MOST_FOREIGN = 200
# What is not longer reads best as it is printed.
LEAST_LENGTH = 80

BRACKETS = {
    dict: "{}", list: "[]", tuple: "()", set: "{}", frozenset: "{}",
    "OrderedDict": "{}", "defaultdict": "{}", "Counter": "{}", "deque": "[]",
}
PLAIN = (str, bytes, int, float, complex, bool, type(None))


def is_dataclass(value):
    """With a representation that Python made."""
    made = getattr(type(value), "__dataclass_params__", None)
    return made is not None and bool(getattr(made, "repr", False))


def brackets_of(value):
    """What encloses its items, or None where it has none to look into."""
    kind = type(value)
    if kind in BRACKETS:
        return BRACKETS[kind]
    if kind.__module__ == "collections" and kind.__name__ in BRACKETS:
        return BRACKETS[kind.__name__]
    is_named = issubclass(kind, tuple) and hasattr(kind, "_fields")
    return "()" if is_named or is_dataclass(value) else None


def has_names(value):
    return isinstance(value, dict) or type(value) not in BRACKETS and not is_sequence(value)


def is_sequence(value):
    return type(value).__module__ == "collections" and type(value).__name__ == "deque"


def items_of(value):
    """Pairs of a key, or a name or number, and what it leads to."""
    if isinstance(value, dict):
        return list(dict.items(value))
    if is_dataclass(value):
        names = type(value).__dataclass_fields__
        return [(name, value.__dict__[name]) for name in names if name in value.__dict__]
    if has_names(value):
        return list(zip(type(value)._fields, value))
    return list(enumerate(value))


def tree_of(value, text):
    """The tree of a value that is printed as `text`, or None where the text serves better."""
    if brackets_of(value) is None:
        return None
    if text.startswith("<"):
        return Trees().node(value, 0)  # its own representation fails
    if len(text) < LEAST_LENGTH:
        return None
    if not has_names(value) and all(brackets_of(item) is None for item in value):
        return None
    return Trees().node(value, 0)


class Trees:
    def __init__(self):
        self.left = MOST_NODES
        self.foreign = MOST_FOREIGN
        self.room = MOST_ROOM
        self.open = set()

    def leaf(self, value, most):
        """On one line."""
        if type(value) in (str, bytes) and len(value) > most:
            return repr(value[:most]) + "…"
        if type(value) not in PLAIN:
            self.foreign -= 1
            if self.foreign < 0:
                return "<%s>" % type(value).__name__
        try:
            text = " ".join(repr(value).split("\n"))
        except Exception as error:
            text = "<%s: its repr failed with %s>" % (type(value).__name__, type(error).__name__)
        return text if len(text) <= most else text[:most] + "…"

    def brief(self, value):
        if type(value) in PLAIN:
            return self.leaf(value, SHORT)
        brackets = brackets_of(value)
        if brackets is None:
            return "<%s>" % type(value).__name__
        name = "" if type(value) in BRACKETS else type(value).__name__
        return name + brackets[0] + ("…" if items_of(value) else "") + brackets[1]

    def key(self, value):
        """A tuple of plain values tells itself; anything else that is a key is short or brief."""
        if type(value) is tuple and all(type(item) in PLAIN for item in value):
            return self.leaf(value, 3 * SHORT)
        return self.brief(value)

    def label(self, value, key):
        if not isinstance(value, dict):
            return str(key)
        return self.leaf(key, MOST_LABEL) if type(key) in PLAIN else self.key(key)

    def heading(self, value, items):
        opening, closing = brackets_of(value)
        parts = []
        length = 0
        for key, item in items:
            part = self.brief(item)
            if isinstance(value, dict):
                part = "%s: %s" % (self.key(key), part)
            elif has_names(value):
                part = "%s=%s" % (key, part)
            length += len(part) + 2
            if parts and length > LONGEST_HEADING:
                parts.append("…")
                break
            parts.append(part)
        inside = ", ".join(parts)
        if type(value) is tuple and len(items) == 1:
            inside += ","
        if has_names(value) and not isinstance(value, dict):
            return "%s%s%s%s" % (type(value).__name__, opening, inside, closing)
        return "%s(%d)  %s%s%s" % (type(value).__name__, len(items), opening, inside, closing)

    def node(self, value, depth):
        if brackets_of(value) is None:
            text = self.leaf(value, max(SHORT, min(MOST_TEXT, self.room)))
            self.room -= len(text)
            return {"text": text}
        if id(value) in self.open:
            return {"text": "%s(…)  itself again" % type(value).__name__}
        self.open.add(id(value))
        items = items_of(value)
        most = min(self.left, MOST_CHILDREN) if depth < DEEPEST and self.room > 0 else 0
        # Its own items first, whatever is inside them.
        shown = [(self.label(value, key), item) for key, item in items[:most]]
        self.left -= len(shown)
        text = self.heading(value, items)
        self.room -= len(text) + sum(len(label) for label, _ in shown)
        children = [[label, self.node(item, depth + 1)] for label, item in shown]
        if len(items) > most:
            children.append(["…", {"text": "%d more" % (len(items) - most)}])
        self.open.discard(id(value))
        return {"text": text, "children": children}
