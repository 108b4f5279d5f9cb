"""Plants errors in what an answer claims, for `./dev bench verify --mutate`.

A mutation changes one piece of a claim that was seen to be true. It counts as an error only if the
new text says something wrong about what the program was seen to do. That is decided here, from the
claim and from what the unchanged document's run gave, never by asking Sandpad about the changed
document:

- The piece was seen: the same number, word or line stands in what the program gave. Words of
  explanation beside a value ("False, because 3 is less than 4") claim no output.
- The piece does not differ from run to run.
- The new text does not say the same: a number keeps its notation (1,000 is 1000), the order of a
  set of Python says nothing, and some lines of an output are not other lines that it has, too.
- The message of an error is worded by its engine; only its type is changed.
- `...` stands for any text, so nothing is changed on a line that has it, and no line beside one is
  dropped.
"""

import re

NUMBER = re.compile(r"(?<![\w.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\w])")
BOOLEAN = re.compile(r"\b(True|False|true|false)\b")
OTHER = {"True": "False", "False": "True", "true": "false", "false": "true"}
ERROR = re.compile(r"\b(Type|Value|Key|Index|Range|Reference|Attribute|Name)Error\b")
PAIR = re.compile(r"([\w'\"]+), ([\w'\"]+)")
WORD = re.compile(r"(?<=['\"])[A-Za-z]{4,}")  # of a text in quotes
SET = re.compile(r"\{[^{}:]*\}")
OPEN = re.compile(r"\.\.\.|…")


def seen_pieces(actual, masked=()):
    """The words and numbers that the program gave, without what differs from run to run."""
    units = actual.encode("utf-16-le")
    for span in masked:
        start, end = 2 * span["start"], 2 * (span["start"] + span["length"])
        units = units[:start] + " ".encode("utf-16-le") * span["length"] + units[end:]
    text = units.decode("utf-16-le", "replace")
    return set(pieces_of(text))


def pieces_of(text):
    """Words and numbers in a notation of their own: 1000 for 1,000, true for True."""
    pieces = [piece.replace(",", "") for piece in re.findall(r"\d{1,3}(?:,\d{3})+|\w+", text)]
    return [piece.lower() if piece in OTHER else piece for piece in pieces]


def changed_number(match, rng):
    """Another number in the same notation."""
    number = int(match[0].replace(",", "")) + rng.choice([1, 2, 10])
    return f"{number:,}" if "," in match[0] else str(number)


def is_in_python_set(claim, match, language):
    return language == "python" and any(
        found.start() < match.start() and match.end() < found.end()
        for found in SET.finditer(claim)
    )


def lines_around(text, match):
    """The lines that a match stands on."""
    start = text.rfind("\n", 0, match.start()) + 1
    end = text.find("\n", match.end())
    return text[start : end if end >= 0 else len(text)]


def changes(claim, kind, language, rng):
    """For each kind of mutation the matches of a claim and the text that takes their place."""
    if kind == "error":
        yield "error", ERROR, lambda m: "ValueError" if m[0] != "ValueError" else "TypeError"
        return
    yield "number", NUMBER, lambda m: changed_number(m, rng)
    yield "boolean", BOOLEAN, lambda m: OTHER[m[0]]
    yield "word", WORD, lambda m: m[0][:-1]
    yield "order", PAIR, lambda m: (
        m[0] if is_in_python_set(claim, m, language) else f"{m[2]}, {m[1]}"
    )


def without_line(claim, rng):
    """The claim without one of its inner lines; None where that would say the same."""
    lines = claim.split("\n")
    inner = [
        at
        for at in range(1, len(lines) - 1)
        if lines[at].strip() and not OPEN.search("".join(lines[at - 1 : at + 2]))
    ]
    if not inner:
        return None
    at = rng.choice(inner)
    return "\n".join(lines[:at] + lines[at + 1 :])


def is_said_elsewhere(new, printed):
    """Are the new lines some lines of the output, too?"""
    wanted = [line.strip() for line in new.strip().split("\n")]
    lines = [line.strip() for line in printed.strip().split("\n")]
    return any(
        lines[at : at + len(wanted)] == wanted for at in range(len(lines) - len(wanted) + 1)
    )


def mutations(comparison, language, printed, rng):
    """Wrong variants of a claim that was seen to be true, by kind."""
    claim, kind = comparison["claimed"], comparison["kind"]
    seen = seen_pieces(comparison["actual"], comparison.get("masked", ()))
    found = {}
    for name, pattern, change in changes(claim, kind, language, rng):
        matches = [
            match
            for match in pattern.finditer(claim)
            if change(match) != match[0]
            and not OPEN.search(lines_around(claim, match))
            and (kind == "error" or all(piece in seen for piece in pieces_of(match[0])))
        ]
        if matches:
            match = rng.choice(matches)
            found[name] = claim[: match.start()] + change(match) + claim[match.end() :]
    if kind == "output" and (shorter := without_line(claim, rng)):
        found["line"] = shorter
    return {
        name: new
        for name, new in found.items()
        if kind != "output" or not is_said_elsewhere(new, printed)
    }


def changed_line(lines, at, old, new):
    """Replaces a text on a line, the last time that it stands there; False when it does not."""
    if at >= len(lines):
        return False
    place = lines[at].rfind(old)
    if place < 0:
        return False
    lines[at] = lines[at][:place] + new + lines[at][place + len(old) :]
    return True


def place_in(rest, claim, kind):
    """Where a claim stands in the rest of a document: as lines, in back quotes, or in words."""
    escaped = re.escape(claim)
    if kind == "exit":
        found = re.search(rf"\b(?:status|code)\b[^\n\d]*({escaped})\b", rest)
    else:
        found = re.search(rf"(?:^|(?<=`))[ \t]*({escaped})(?=[ \t]*$|`)", rest, re.MULTILINE)
    return found.start(1) if found else rest.find(claim)


def planted(text, comparison, new):
    """The document with the claim replaced at its place; None when it is not found there."""
    claim, kind = comparison["claimed"], comparison["kind"]
    first = max(comparison["claimLine"] - 1, 0)
    lines = text.split("\n")
    before, after = claim.split("\n"), new.split("\n")
    if len(before) == 1 and kind in ("line", "error"):
        if changed_line(lines, first, claim, new):
            return "\n".join(lines)
        if kind == "line":
            return None
    head, rest = lines[:first], "\n".join(lines[first:])
    if (at := place_in(rest, claim, kind)) >= 0:
        return "\n".join([*head, rest[:at] + new + rest[at + len(claim) :]])
    # Remarks below each other: each has a line of the claim.
    if not all(
        first + i < len(lines) and lines[first + i].rstrip().endswith(one.strip())
        for i, one in enumerate(before)
    ):
        return None
    at = next(i for i, one in enumerate(before) if i >= len(after) or one != after[i])
    if len(after) < len(before):
        del lines[first + at]
    elif not changed_line(lines, first + at, before[at].strip(), after[at].strip()):
        return None
    return "\n".join(lines)
