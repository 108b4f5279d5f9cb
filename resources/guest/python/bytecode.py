"""Compiles the harness for this interpreter into python/harness.bytecode, so that no run has to.

The file holds the interpreter's magic number and, by name, the bytecode of each part.
"""

import marshal
import os
import runpy
import sys
from importlib.util import MAGIC_NUMBER

folder = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
empty = {"folder": folder, "ready": {}}
parts = runpy.run_path(os.path.join(folder, "harness.py"), empty)["Parts"](**empty)
names = [name[:-3] for name in sorted(os.listdir(folder)) if name.endswith(".py")]
data = {name: marshal.dumps(parts.code(name)) for name in names
        if name != "bytecode"}
os.makedirs("python", exist_ok=True)
with open("python/harness.bytecode", "wb") as file:
    file.write(MAGIC_NUMBER + marshal.dumps(data))
