# id: files-13-owner
# tries: take a file's ownership, as its own
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.chown(target["victim"], os.getuid(), os.getgid())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
