# Compiles, changes, disassembles and runs code made from text.
import ast
import dis

SOURCE = '''
def area(width, height=2):
    """Says how big."""
    return width * height + 0

total = sum(area(n) for n in range(4))
'''

tree = ast.parse(SOURCE)
print(ast.dump(ast.parse("x = f(1, *a)[::2]", mode="exec").body[0], indent=1))
print([type(node).__name__ for node in ast.walk(tree.body[1])][:8], ast.get_docstring(tree.body[0]))


class Simplify(ast.NodeTransformer):
    def visit_BinOp(self, node):
        self.generic_visit(node)
        match node:
            case ast.BinOp(left, ast.Add(), ast.Constant(0)):
                return left
        return node


changed = ast.fix_missing_locations(Simplify().visit(tree))
print(ast.unparse(changed))
space = {}
exec(compile(changed, "<changed>", "exec"), space)
print(space["total"], space["area"](3), space["area"].__doc__, "__builtins__" in space)

dis.dis(compile("a if b else -c", "<expression>", "eval"))
code = space["area"].__code__
print(code.co_varnames, code.co_consts, code.co_filename, code.co_argcount, code.co_stacksize)
print([i.opname for i in dis.get_instructions(lambda x: [x, 1])])
print(eval("a + b", {"a": 1}, {"b": 2}), ast.literal_eval("{'a': [1, (2.5, None)], 'b': {1}}"))
print(ast.literal_eval("-1 + 2j"), eval(compile("(y := 5) * y", "", "eval")))

for text in ("1 +", "x = = 2", "def f(:", "for i in range(3)\n  pass", "print 'hi'", "  a\n b",
             "'abc",
             "f(a=1, 2)", "return 1", "1 = x", "{1:2, **3", "x = 5 if y", "a b", "f'{x!z}'",
             "None = 1",
             "class A\n pass", "import a.b as c.d", "if x = 3: pass", "\tif 1:\n        pass",
             "0777", "éa·€"):
    try:
        compile(text, "<text>", "exec")
        print(f"{text!r} compiles")
    except SyntaxError as error:
        print(f"{text!r}: {type(error).__name__}: {error.msg} ({error.lineno}, {error.offset})")
for text in ("__import__('os').getcwd()", "1 if", "name", "1+'1'"):
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0].split(": <")[0])
