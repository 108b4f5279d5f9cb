# id: left-01-link
# tries: leave a link to a secret
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
os.symlink(target["secret"], "result.txt")
print("HELD unless the collector falls for it")
