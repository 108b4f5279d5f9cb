# id: files-01-read
# tries: read a file of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    print(open(target["secret"]).read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
