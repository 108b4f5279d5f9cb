# An interpreter of commands on the standard input, a password prompt and files as input.
import cmd
import code
import fileinput
import getpass
import pprint
import sys
import warnings


class Shell(cmd.Cmd):
    intro, prompt = "Welcome.", "$ "

    def do_add(self, line):
        """add N...: the sum of numbers"""
        print(sum(map(int, line.split())))

    def do_quit(self, line):
        return True

    def default(self, line):
        print("unknown:", line, file=self.stdout)


Shell().cmdloop()
try:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        print(repr(getpass.getpass("Secret: ")))
except EOFError:
    print("no secret")
console = code.InteractiveConsole({"x": 20})
for line in ("x + 1", "for n in range(2):", "    print(n)", "", "1 / 0", "def ("):
    print("...", console.push(line))
with open("part.txt", "w") as file:
    file.write("one\ntwo\n")
for line in fileinput.input(["part.txt", "-"]):
    print(fileinput.filename(), fileinput.filelineno(), fileinput.lineno(), line.rstrip())
pprint.pprint({"key": ["value " * 3] * 4, "other": {"nested": tuple(range(30))}}, width=60)
