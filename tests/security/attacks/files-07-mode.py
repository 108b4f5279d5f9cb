# id: files-07-mode
# tries: open a file to everybody
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.chmod(target["victim"], 0o777)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
