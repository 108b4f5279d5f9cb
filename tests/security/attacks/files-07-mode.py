# id: files-07-mode
# tries: open a file to everybody
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.chmod(target["victim"], 0o777)
    if os.stat(target["victim"]).st_mode & 0o777 != 0o777:
        raise OSError("it is as it was")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
