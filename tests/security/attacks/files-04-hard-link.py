# id: files-04-hard-link
# tries: make a hard link to it
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.link(target["secret"], "hard")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
