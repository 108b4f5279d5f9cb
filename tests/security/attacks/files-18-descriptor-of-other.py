# id: files-18-descriptor-of-other
# tries: open what another process has open
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    print(open(f"/proc/{target['pid']}/fd/0").read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
