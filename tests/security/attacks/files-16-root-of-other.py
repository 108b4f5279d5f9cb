# id: files-16-root-of-other
# tries: read it through another process's root
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    print(open(f"/proc/{target['pid']}/root" + target["secret"]).read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
