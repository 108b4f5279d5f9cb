# id: left-04-sparse
# tries: leave a sparse giant
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
with open("giant.bin", "wb") as file: file.truncate(1 << 37)
print("HELD unless the collector falls for it")
