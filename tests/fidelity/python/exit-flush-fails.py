# The standard output is closed below the program, which then cannot flush its last words.
import os
import sys


def report(words):
    print(words)
    print("reported:", words, file=sys.stderr)


report("first words")
sys.stdout.flush()
os.close(1)
report("last words")
print("still running", file=sys.stderr)
