# id: left-04-sparse
# tries: leave a sparse giant
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
try:
    with open("giant.bin", "wb") as file: file.truncate(1 << 37)
except OSError:
    pass  # a file may not be that large, holes or not
print("HELD unless the collector falls for it")
