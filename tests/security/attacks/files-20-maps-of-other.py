# id: files-20-maps-of-other
# tries: see where another process's memory lies
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    open(f"/proc/{target['pid']}/maps").read(1)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
