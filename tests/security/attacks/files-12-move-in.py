# id: files-12-move-in
# tries: move a file of the user's into the work folder
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.rename(target["victim"], "mine")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
