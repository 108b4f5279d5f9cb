# id: files-06-delete
# tries: delete a file of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.remove(target["victim"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
