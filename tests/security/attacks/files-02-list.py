# id: files-02-list
# tries: list a folder of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.listdir(target["folder"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
