# id: files-21-home
# tries: look into the home folder
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.listdir(target["home"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
