"""Reads from the tree of a program what verifying it needs.

The facts of a program are a dictionary:

"statements"  [kind, start, end, name, changed] of each statement that can be asked for its result
              and stands alone on its lines. The kind is "prints", "value" or "assigns"; "name" gets
              the value; "changed" is what a call may have changed
"remarks"     [start, text] of each line that has one
"texts"       the words of its strings
"defines"     the names that it gives a value at top level
"fixed"       those of them that may be declared only once
"uses"        the names that it uses and does not define
"modules"     those that it imports, without those that come with the language
"handles"     does it handle exceptions?
"examples"    [start of its line, statement, answer] of each example in its docstrings

Places are counted from 0 in UTF-16 units.
"""

import ast
import io
import re
import symtable
import tokenize

LINE_END = re.compile("\r\n|\r|\n")
PRINTS = {"print", "pprint", "display"}
# These print, but not to standard output, where the marks are.
ELSEWHERE = {"sys.stderr.write"}
# Their functions change what they get, not themselves.
WORKING_MODULES = {"random", "heapq", "bisect", "np", "operator"}
MOST_EXAMPLES = 200
LONGEST_STATEMENT = 2000


def units(text):
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class Lines:
    """The lines of a program. Python counts in lines and bytes."""

    def __init__(self, code):
        self.lines = LINE_END.split(code)
        ends = [units(end.group()) for end in LINE_END.finditer(code)] + [0]
        self.starts = [0]
        for line, end in zip(self.lines, ends):
            self.starts.append(self.starts[-1] + units(line) + end)

    def cut(self, line, column):
        """The texts before and behind a place."""
        text = self.lines[line - 1].encode("utf-8", "surrogatepass")
        return [part.decode("utf-8", "surrogatepass") for part in (text[:column], text[column:])]

    def place(self, line, column=0):
        return self.starts[line - 1] + units(self.cut(line, column)[0])


def name_of(node):
    """"a.b" of a chain of names; nothing of other expressions."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        front = name_of(node.value)
        return front and front + "." + node.attr
    return ""


def changed_by(node):
    """What a call may change without a result: `xs` in `xs.append(4)`, `random.shuffle(xs)`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return ""
    owner = name_of(node.func.value)
    if owner not in WORKING_MODULES:
        return owner
    return name_of(node.args[0]) if node.args else ""


def kind_of(node):
    """The kind of a statement, its name, and what it changes; nothing when it gives no result."""
    if isinstance(node, ast.Expr):
        value = node.value
        is_text = isinstance(value, ast.Constant) and node.end_lineno > node.lineno
        if is_text or isinstance(value, (ast.Yield, ast.YieldFrom)):
            return None
        if isinstance(value, ast.Call):
            called = name_of(value.func)
            names_file = any(one.arg == "file" for one in value.keywords)
            if called in ELSEWHERE or (called == "print" and names_file):
                return None
            if called in PRINTS or called == "pprint.pprint":
                return "prints", "", ""
        return "value", "", changed_by(value)
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        target = node.target
    else:
        return None
    return ("assigns", target.id, "") if isinstance(target, ast.Name) else None


def is_alone(node, lines):
    """Is there nothing else on its lines but space, a semicolon and a remark?"""
    before = lines.cut(node.lineno, node.col_offset)[0]
    behind = lines.cut(node.end_lineno, node.end_col_offset)[1].lstrip(" \t\f;")
    return not before.strip() and (not behind or behind.startswith("#"))


def statements_in(tree, lines):
    found = []
    for node in ast.walk(tree):
        kind = kind_of(node) if isinstance(node, ast.stmt) else None
        if kind and is_alone(node, lines):
            start = lines.place(node.lineno, node.col_offset)
            end = lines.place(node.end_lineno, node.end_col_offset)
            found.append([kind[0], start, end, kind[1], kind[2]])
    return sorted(found, key=lambda one: one[1])


def remarks_in(code, lines):
    found = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(code).readline):
            if token.type == tokenize.COMMENT:
                line, column = token.start
                place = lines.starts[line - 1] + units(lines.lines[line - 1][:column])
                found.append([place, token.string[1:].strip()])
    except (tokenize.TokenError, SyntaxError, IndexError):
        pass  # the tokenizer does not take all that the parser takes
    return found


def texts_in(tree):
    return " ".join(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def loop_names(tree):
    """The names of comprehensions, which newer versions of Python count to what is around them."""
    targets = [
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.comprehension)
        for part in ast.walk(node.target)
    ]
    inner = {id(node) for node in targets}
    others = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner
    }
    return {node.id for node in targets if isinstance(node, ast.Name)} - others


def names_in(code, tree):
    """The names that a program defines at top level, and those that it wants from elsewhere."""
    try:
        top = symtable.symtable(code, "block", "exec")
    except (SyntaxError, ValueError, RecursionError):
        return [], []
    defines = {one.get_name() for one in top.get_symbols() if one.is_assigned() or one.is_imported()}
    uses = {one.get_name() for one in top.get_symbols() if one.is_referenced()}
    scopes = list(top.get_children())
    while scopes:
        scope = scopes.pop()
        scopes.extend(scope.get_children())
        for one in scope.get_symbols():
            if one.is_global() and one.is_referenced():
                uses.add(one.get_name())
            if one.is_declared_global() and one.is_assigned():
                defines.add(one.get_name())
    loops = loop_names(tree)
    return sorted(defines - loops), sorted(uses - defines - loops)


def modules_in(tree, standard):
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names = [node.module]
        else:
            continue
        found.extend((node.lineno, name.split(".")[0]) for name in names)
    tops = [name for _, name in sorted(found, key=lambda one: one[0])]
    return [name for name in dict.fromkeys(tops) if name not in standard and name[0] != "_"]


def example_of(example, place):
    answer = example.want
    if answer.startswith("Traceback (most recent"):
        answer = (example.exc_msg or answer).strip().split("\n")[-1].strip()
    answer = "\n".join("" if part == "<BLANKLINE>" else part for part in answer.rstrip("\n").split("\n"))
    return [place, example.source.rstrip("\n"), answer]


def open_brackets(text):
    """How many brackets of a beginning of a program do not end."""
    depth = 0
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.OP:
                depth += (token.string in "([{") - (token.string in ")]}")
    except (tokenize.TokenError, SyntaxError):
        pass
    return depth


def with_prompts(text):
    """The text with prompts before further lines of statements that lack them."""
    lines = text.split("\n")
    statement = None
    for i, line in enumerate(lines):
        words = line.lstrip()
        if words.startswith(">>> "):
            indent = line[: len(line) - len(words)]
            statement = words[4:]
        elif statement is None or not words:
            statement = None
        elif words.startswith("..."):
            statement += "\n" + words[4:]
        elif len(statement) < LONGEST_STATEMENT and open_brackets(statement) > 0:
            lines[i] = indent + "... " + words
            statement += "\n" + words
        else:
            statement = None
    return "\n".join(lines)


def examples_in(code, tree, lines):
    """https://docs.python.org/3/library/doctest.html"""
    if ">>> " not in code:
        return []
    import doctest  # takes long, so only where it is needed

    found = []
    for node in ast.walk(tree):
        value = getattr(node, "value", None)
        is_text = isinstance(node, ast.Expr) and isinstance(value, ast.Constant)
        if not is_text or not isinstance(value.value, str) or ">>> " not in value.value:
            continue
        text = value.value
        # Where the text has line ends of its own, its lines are not those of the program.
        if text.count("\n") != value.end_lineno - value.lineno:
            continue
        try:
            # What follows the quotes is as far in as they are.
            examples = doctest.DocTestParser().get_examples(
                " " * value.col_offset + with_prompts(text)
            )
        except ValueError:
            continue
        found.extend(
            example_of(one, lines.place(value.lineno + one.lineno))
            for one in examples
            if not one.options.get(doctest.SKIP)
        )
    return sorted(found, key=lambda one: one[0])[:MOST_EXAMPLES]


def facts_of(code, tree, standard):
    lines = Lines(code)
    defines, uses = names_in(code, tree)
    return {
        "statements": statements_in(tree, lines),
        "remarks": remarks_in(code, lines),
        "texts": texts_in(tree),
        "defines": defines,
        "fixed": [],
        "uses": uses,
        "modules": modules_in(tree, standard),
        "handles": any(isinstance(node, ast.Try) and node.handlers for node in ast.walk(tree)),
        "examples": examples_in(code, tree, lines),
    }
