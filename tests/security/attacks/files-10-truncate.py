# id: files-10-truncate
# tries: empty a file by its name
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.truncate(target["victim"], 0)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
