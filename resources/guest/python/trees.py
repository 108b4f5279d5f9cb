"""Nested values as trees to look into: {"text": ..., "children": [[label, node], ...]}.

Only the interpreter's own containers are looked into, so nothing of the program's runs for it but
the representation of what is inside.
"""

import itertools

MIME = "application/vnd.sandpad.tree+json"
MOST_NODES = 5000
DEEPEST = 20
MOST_TEXT = 1000
SHORT = 24
LONGEST_HEADING = 60
# Representations of other types, which may take their time.
MOST_FOREIGN = 200
# What is not longer reads best as it is printed.
LEAST_LENGTH = 80

BRACKETS = {
    dict: "{}", list: "[]", tuple: "()", set: "{}", frozenset: "{}",
}
PLAIN = (str, bytes, int, float, complex, bool, type(None))


def tree_of(value, text):
    """The tree of a value that is printed as `text`, or None where the text serves better."""
    if type(value) not in BRACKETS:
        return None
    has_failed = text.startswith("<")
    if len(text) < LEAST_LENGTH and not has_failed:
        return None
    if type(value) is not dict and not any(type(item) in BRACKETS for item in value):
        return None
    return Trees().node(value, 0)


def children_of(value):
    if type(value) is dict:
        return ((key, item) for key, item in value.items())
    return enumerate(value)


class Trees:
    def __init__(self):
        self.left = MOST_NODES
        self.foreign = MOST_FOREIGN
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
        if type(value) in BRACKETS:
            opening, closing = BRACKETS[type(value)]
            return opening + ("…" if value else "") + closing
        if type(value) in PLAIN:
            return self.leaf(value, SHORT)
        return "<%s>" % type(value).__name__

    def heading(self, value):
        opening, closing = BRACKETS[type(value)]
        parts = []
        length = 0
        for key, item in children_of(value):
            part = self.brief(item)
            if type(value) is dict:
                part = "%s: %s" % (self.brief(key), part)
            length += len(part) + 2
            if parts and length > LONGEST_HEADING:
                parts.append("…")
                break
            parts.append(part)
        return "%s(%d)  %s%s%s" % (
            type(value).__name__, len(value), opening, ", ".join(parts), closing)

    def node(self, value, depth):
        if type(value) not in BRACKETS:
            return {"text": self.leaf(value, MOST_TEXT)}
        if id(value) in self.open:
            return {"text": "%s(…)  itself again" % type(value).__name__}
        self.open.add(id(value))
        children = []
        # One more than are shown, to know whether there are more.
        for key, item in itertools.islice(
                children_of(value), self.left + 1 if depth < DEEPEST else 0):
            self.left -= 1
            if self.left < 0:
                children.append(["…", {"text": ""}])
                break
            label = self.brief(key) if type(value) is dict else str(key)
            children.append([label, self.node(item, depth + 1)])
        self.open.discard(id(value))
        return {"text": self.heading(value), "children": children}
