# id: files-17-cwd-of-other
# tries: list the working folder of another process
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.listdir(f"/proc/{target['pid']}/cwd/")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
