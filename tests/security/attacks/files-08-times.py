# id: files-08-times
# tries: date a file back
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.utime(target["victim"], (1, 1))
    if os.stat(target["victim"]).st_mtime != 1:
        raise OSError("it is as it was")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
