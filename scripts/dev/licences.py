"""The licence of a Debian package as an SPDX expression, from its file `copyright`.

The form of that file is the machine-readable one, version 1.0, of the Debian Policy (DEP 5).
Names of licences: https://spdx.org/licenses/
"""
import re

# How Debian's files name a licence, in small letters, and how SPDX does. Only names that stand for one text:
# `X11` or `BSD-variant` is another text in another file, so it becomes a reference with that text.
NAMES = {
    "0bsd": "0BSD", "afl-2.1": "AFL-2.1",
    "apache-2": "Apache-2.0", "apache-2.0": "Apache-2.0", "bitstream-vera": "Bitstream-Vera",
    "bsd-2-clause": "BSD-2-Clause", "bsd-3-clause": "BSD-3-Clause", "bsd3": "BSD-3-Clause",
    "bsd-3-clause-attribution": "BSD-3-Clause-Attribution",
    "cc0": "CC0-1.0", "cc0-1.0": "CC0-1.0", "curl": "curl", "expat": "MIT", "ftl": "FTL",
    "gfdl-niv-1.3": "GFDL-1.3-no-invariants-only", "gpl-2": "GPL-2.0-only", "gpl-2+": "GPL-2.0-or-later",
    "gpl-3": "GPL-3.0-only", "gpl-3+": "GPL-3.0-or-later",
    "gpl-3+ with gcc exception": "GPL-3.0-or-later WITH GCC-exception-3.1", "lgpl-2": "LGPL-2.0-only",
    "lgpl-2+": "LGPL-2.0-or-later", "lgpl-2.1": "LGPL-2.1-only", "lgpl-2.1+": "LGPL-2.1-or-later",
    "lgpl-3": "LGPL-3.0-only", "lgpl-3+": "LGPL-3.0-or-later", "libpng": "libpng-2.0", "mit": "MIT",
    "mpl-1.1": "MPL-1.1", "mpl-2.0": "MPL-2.0", "ofl-1.1": "OFL-1.1", "openldap-2.8": "OLDAP-2.8",
    "zlib": "Zlib",
}
# What a person has read in files that do not say it in that form, or say it for a part of the source that is
# not the one that is carried.
READ = {
    "libatomic1": "GPL-3+ with GCC exception", "libgcc-s1": "GPL-3+ with GCC exception",
    "libgomp1": "GPL-3+ with GCC exception", "libstdc++6": "GPL-3+ with GCC exception",
    "libcairo2": "LGPL-2.1 or MPL-1.1", "libcairo-gobject2": "LGPL-2.1 or MPL-1.1",
    "libqscintilla2-qt6-15": "GPL-3 and MIT/X11",  # its own part, and Scintilla's
}
UNKNOWN = "NOASSERTION"


class Licence:
    """`expression`, `comment`: why it is not known, or what else there is; `texts`: those that SPDX has no
    name for, by their references."""

    def __init__(self, expression=UNKNOWN, comment="", texts=None):
        self.expression, self.comment, self.texts = expression, comment, texts or {}


def paragraphs(copyright_text):
    return re.split(r"\n[ \t]*\n", copyright_text)


def field(paragraph, name):
    """A field with its further lines, or None."""
    found = re.search(rf"^{name}:[ \t]*(.*(?:\n[ \t].*)*)", paragraph, re.MULTILINE)
    return found and found[1].strip()


def text_of(name, copyright_text):
    """What the file says below the first licence of that name; "" where it does not."""
    for paragraph in paragraphs(copyright_text):
        first, _, rest = (field(paragraph, "License") or "").partition("\n")
        if first.strip().lower() == name.lower() and rest:
            return re.sub(r"^ ?\.?", "", rest, flags=re.MULTILINE).strip()
    return ""


def joined(operator, parts):
    """With parentheses around those that bind less."""
    if len(parts) == 1:
        return parts[0]
    return f" {operator} ".join(f"({part})" if operator == "AND" and " OR " in part else part for part in parts)


def expression(words, copyright_text="", package="", texts=None):
    """`LGPL-3 or GPL-2, and Zlib` in the words of SPDX. A name that SPDX does not know becomes a reference to
    its text in the file; unknown where the file has none. `and` binds closer than `or`, a comma least."""
    def name(one):
        known = NAMES.get(one.lower())
        text = "" if known else text_of(one, copyright_text)
        if not known and text and texts is not None:
            known = "LicenseRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", f"{package}-{one}").strip("-")
            texts[known] = text
        return known or UNKNOWN

    def level(part, pattern, operator, below):
        return joined(operator, [below(one.strip()) for one in re.split(pattern, part)])

    def with_and(part):
        return level(part, r"\s+and\s+", "AND", name)

    def with_or(part):
        return level(part, r"\s+or\s+", "OR", with_and)

    operators = set(re.findall(r",\s+(and|or)\s", words))
    if len(operators) > 1:
        return UNKNOWN  # commas of both kinds have no order
    operator = operators.pop() if operators else "and"
    made = level(words.strip(), rf",\s+{operator}\s+", operator.upper(), with_or)
    return UNKNOWN if UNKNOWN in made else made


def other_licences(copyright_text, of_all):
    """The names of those that the file gives for single files. Debian's own packaging is not carried."""
    names = set()
    for paragraph in paragraphs(copyright_text):
        files = field(paragraph, "Files")
        if files and files != "*" and not all(file.startswith("debian/") for file in files.split()):
            names.add((field(paragraph, "License") or "").partition("\n")[0].strip())
    return sorted(names - {of_all, ""})


def declared(copyright_text, package=""):
    """What the file declares for all files of the source that it does not name one by one."""
    texts = {}
    if package in READ:
        made = expression(READ[package], copyright_text, package, texts)
        return Licence(made, "As a person has read its copyright file.", texts)
    if not re.match(r"\s*Format(-Specification)?:", copyright_text):
        return Licence(comment="Its copyright file is not machine-readable.")
    for paragraph in paragraphs(copyright_text):
        if field(paragraph, "Files") != "*":
            continue
        words = (field(paragraph, "License") or "").partition("\n")[0]
        made = expression(words, copyright_text, package, texts) if words else UNKNOWN
        if made == UNKNOWN:
            return Licence(comment=f"Its copyright file has no text for {words!r}.")
        others = other_licences(copyright_text, words)
        return Licence(made, f"Some files of its source have others: {', '.join(others)}." if others else "", texts)
    return Licence(comment="Its copyright file names no licence for all files.")
