# id: files-15-climb
# tries: climb out of the work folder
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    print(open("../" * 40 + target["secret"]).read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
