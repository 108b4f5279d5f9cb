# id: files-23-chdir-open
# tries: open it relative to a folder entered before
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.chdir(os.path.dirname(target["folder"]))
    print(open(os.path.relpath(target["secret"])).read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
