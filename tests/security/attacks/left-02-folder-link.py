# id: left-02-folder-link
# tries: leave a link to a folder
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
os.symlink(target["folder"], "results")
print("HELD unless the collector falls for it")
