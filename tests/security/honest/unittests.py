# A selection of CPython's own tests, where the distribution ships them.
import subprocess
import sys

names = ["test_json", "test_re", "test_list", "test_dict", "test_heapq", "test_textwrap"]
try:
    import test.test_json  # noqa: F401
except ImportError:
    names = []
if names:
    done = subprocess.run([sys.executable, "-m", "unittest", "-q", *(f"test.{n}" for n in names)],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
print("fine")
