"""Parses programs and looks for modules, without running or importing any of them.

The file named as argument holds {"blocks": [{"index", "code"}], "modules": [name]}; the answer on
standard output is {"blocks": [{"index", "state", "line", "message", "facts"}], "modules": {name:
found}, "standard": [name]}, the last of which are the modules that come with the language. "facts"
is what sourcefacts.py reads from the tree of a block that parses; those that are imported are among
the modules that are looked for.
"""

import ast
import importlib.util
import json
import os
import re
import sys
import warnings

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import sourcefacts  # noqa: E402 - it lies beside this file, which -I leaves out of the path

# How much code is read in all; nobody writes more by hand, and the rest is only parsed.
MOST_READ = 1 << 19

# What the parser says where a program ends too early.
ENDS_EARLY = re.compile("was never closed|unexpected EOF|unterminated triple-quoted")


# The same, where it says so of the last line.
AT_THE_END = re.compile("expected an indented block|unterminated")


def examined(code):
    """The state of a block, and its tree where it has one."""
    try:
        tree = compile(code, "block", "exec", ast.PyCF_ONLY_AST | ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as problem:
        last = len(code.rstrip().split("\n"))
        line = problem.lineno or 0
        is_open = bool(ENDS_EARLY.search(problem.msg or "")) or (
            bool(AT_THE_END.search(problem.msg or "")) and line >= last
        )
        return ("cutoff" if is_open else "wrong", line, problem.msg or ""), None
    except (ValueError, RecursionError, MemoryError, OverflowError) as problem:
        return ("wrong", 0, str(problem)), None
    return ("fine", 0, ""), tree


def facts_of(code, tree, standard):
    """Nothing where the tree is deeper than Python can walk."""
    try:
        return sourcefacts.facts_of(code, tree, standard)
    except RecursionError:
        return None


def is_present(name):
    try:
        if "." not in name and importlib.util.find_spec(name) is not None:
            return True
        from importlib import metadata  # loading it takes longer than all the rest

        metadata.distribution(name)
        return True
    except (ImportError, ValueError):
        return False


def standard_modules():
    if hasattr(sys, "stdlib_module_names"):
        return sorted(sys.stdlib_module_names)
    # Python 3.9 has no list of them; its library's folders are looked at instead.
    import pkgutil
    import sysconfig

    folder = sysconfig.get_paths()["stdlib"]
    found = pkgutil.iter_modules([folder, folder + "/lib-dynload"])
    return sorted({module.name for module in found}.union(sys.builtin_module_names))


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        asked = json.load(file)
    warnings.simplefilter("ignore")
    standard = standard_modules()
    names = set(asked["modules"])
    left = MOST_READ
    blocks = []
    for block in asked["blocks"]:
        (state, line, message), tree = examined(block["code"])
        found = {"index": block["index"], "state": state, "line": line, "message": message}
        left -= len(block["code"])
        facts = facts_of(block["code"], tree, set(standard)) if tree and left >= 0 else None
        if facts:
            found["facts"] = facts
            names.update(facts["modules"])
        blocks.append(found)
    modules = {name: is_present(name) for name in sorted(names)}
    json.dump({"blocks": blocks, "modules": modules, "standard": standard}, sys.stdout)


main()
