# id: files-09-attribute
# tries: write an extended attribute
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.setxattr(target["victim"], "user.planted", b"1")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
