# Children write to the same output as the program, which mostly flushes before it starts them.
import subprocess
import sys


def section(title):
    print(f"-- {title}", flush=True)


section("echo")
subprocess.run(["echo", "from echo"], check=True)

section("python child")
code = """
import sys
print("child out")
sys.stdout.flush()
print("child err", file=sys.stderr)
"""
subprocess.run([sys.executable, "-c", code], check=True)

section("child of a child")
subprocess.run(["sh", "-c", "for n in 1 2 3; do echo turn $n; done; (echo deep; exit 2)"])

section("stderr into stdout")
subprocess.run([sys.executable, "-c", "raise SystemExit('sorry')"], stderr=sys.stdout)

section("to a file")
with open("listing.txt", "w") as file:
    subprocess.run(["printf", "%s-%s\n", "a", "b", "c", "d"], stdout=file)
with open("listing.txt") as file:
    print(file.read().split())

section("with this input")
subprocess.run(["tr", "a-z", "A-Z"], stdin=open("listing.txt"))

print("this line is not flushed")
subprocess.run(["echo", "so echo may come first"])
