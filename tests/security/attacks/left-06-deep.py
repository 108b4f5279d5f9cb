# id: left-06-deep
# tries: leave a deep tree
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
for _ in range(1100):
    os.mkdir("d")
    os.chdir("d")
print("HELD unless the collector falls for it")
