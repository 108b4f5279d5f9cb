# id: files-03-link
# tries: read it through a symbolic link in the work folder
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.symlink(target["secret"], "link")
    print(open("link").read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
