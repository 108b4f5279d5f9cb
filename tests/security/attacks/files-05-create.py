# id: files-05-create
# tries: put a file beside it
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    open(target["folder"] + "/planted", "w").close()
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
