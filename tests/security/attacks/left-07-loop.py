# id: left-07-loop
# tries: leave a link to its own folder
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
os.mkdir("a")
os.symlink("..", "a/up")
open("a/" + "x" * 200, "w").close()
os.symlink("a", "b")
os.symlink(target["secret"], "a/secret")
print("HELD unless the collector falls for it")
