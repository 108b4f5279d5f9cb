# id: files-19-environment-of-other
# tries: read another process's environment
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    print(open(f"/proc/{target['pid']}/environ").read())
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
