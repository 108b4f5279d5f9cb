"""Programs and answers that ./dev bench runs."""

PROGRAMS = {
    "print.py": "print(1)\n",
    "print.js": "console.log(1)\n",
    "hello.cs": "Console.WriteLine(1);\n",
    # Bare it would fetch the compiler to machine code, though `run` does not use it.
    "hello-bare.cs": "#:property PublishAot=false\nConsole.WriteLine(1);\n",
    "hello.ts": "const one: number = 1;\nconsole.log(one);\n",
    "figure.py": "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\n"
                 "plt.bar(range(10), range(10))\nplt.savefig('figure.png', dpi=200)\n",
    # For the pad, which draws an open figure itself; bare it is saved at the size that the pad draws.
    "bars.py": "import matplotlib.pyplot as plt\nplt.figure(dpi=200)\nplt.bar(range(10), range(10))\n",
    "bars-saved.py": "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\n"
                     "plt.figure(dpi=200)\nplt.bar(range(10), range(10))\nplt.savefig('figure.png')\n",
    "lines.py": "for i in range(300000): print(i)\n",
    "prints.py": "for i in range(2_000_000): print(i)\n",
    "flood.py": "for i in range(5_000_000): print('line', i)\n",
    "long.py": "import sys\nfor i in range(100): sys.stdout.write('0123456789' * 100_000)\n",
    "colours.py": "for i in range(200_000): print(f'\\x1b[3{i % 8}mcolour {i}\\x1b[0m and "
                  "\\x1b[1;38;5;{i % 256}mmore\\x1b[0m')\n",
    "bar.py": "import sys\nfor i in range(100_000):\n    sys.stdout.write(f\"\\r{i:6d} "
              "[{'#' * (i // 2000):50s}] {i / 1000:.1f}%\"); sys.stdout.flush()\n",
}


def answer_of_blocks(count):
    """Blocks of Python that print, with what they print."""
    return "".join(f"## Step {i}\n\n```python\ntotal = sum(range({i}))\nprint('total', total)\n```\n\n"
                   f"Output:\n\n```\ntotal {sum(range(i))}\n```\n\n" for i in range(count))


def long_answer():
    """An answer of 240 blocks: programs of different lengths, true and false claims, commands."""
    parts = []
    for i in range(1, 241):
        parts.append(f"## Step {i}\n\nThis is what it prints.\n\n")
        if i % 8 == 0:
            parts.append(f"```bash\npip install step{i}\n```\n\n")
        elif i % 8 == 1:
            parts.append(f"```javascript\nconst xs = [{i}, 9, 1];\nconsole.log(xs.length); // 3\n```\n\n")
        else:
            lines = "".join(f"total += {j}  # one more of them\n" for j in range(i % 12))
            total = i % 12 * (i % 12 - 1) // 2 + (i % 9 == 0)
            parts.append(f"```python\ntotal = 0\n{lines}print('total', total)\n```\n\n"
                         f"Output:\n\n```\ntotal {total}\n```\n\n")
    return "".join(parts)
