# id: files-11-rename
# tries: rename a file of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.rename(target["victim"], target["victim"] + ".gone")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
