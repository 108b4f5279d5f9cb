# Parses given command lines with argparse, then the own one, which lacks an argument.
import argparse
import sys


def make():
    parser = argparse.ArgumentParser(prog="pack", description="Packs things.",
                                     epilog="That is all.",
                                     formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("source", nargs="+", help="what to pack")
    parser.add_argument("-l", "--level", type=int, choices=range(1, 4), default=2, help="how hard")
    parser.add_argument("-v", "--verbose", action="count", default=0)
    parser.add_argument("--set", metavar="K=V", action="append", type=lambda t: t.split("=", 1))
    parser.add_argument("--color", action=argparse.BooleanOptionalAction)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--fast", action="store_true")
    how.add_argument("--small", dest="size", action="store_const", const="S")
    return parser


parser = make()
parser.print_usage()
for line in ("a.txt", "-vv x y --level=3 --set k=v=w --set é=ü --no-color", "a --lev 1 -- -b",
             "a -l 9", "--fast --small a", "a --unknown", "a -l x", "--help", "a --s"):
    try:
        print(sorted(vars(parser.parse_args(line.split())).items()))
    except SystemExit as error:
        print(f"{line!r} ended with {error.code}", flush=True)

git = argparse.ArgumentParser("tool", exit_on_error=False)
commands = git.add_subparsers(dest="command", required=True)
commands.add_parser("add", help="add files").add_argument("file", type=argparse.FileType("w"))
commands.add_parser("list", aliases=["ls"])
print(git.parse_args(["ls"]), git.parse_known_args(["list", "--what"])[1], flush=True)
try:
    git.parse_args(["remove"])
except argparse.ArgumentError as error:
    print(error)
print(len(sys.argv), sys.argv[0].rpartition("/")[2], flush=True)
own = argparse.ArgumentParser()
own.add_argument("name")
own.add_argument("--count", type=int)
print(own.parse_args())
