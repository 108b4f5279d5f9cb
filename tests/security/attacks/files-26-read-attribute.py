# id: files-26-read-attribute
# tries: read the attributes of a file that it may not open
# must: held
# witness: plain
import errno, json, os
target = json.load(open("target.json"))
try:
    os.getxattr(target["victim"], "user.none")
    print("ESCAPED")
except OSError as refusal:
    # ENODATA: it was looked for.
    print("ESCAPED" if refusal.errno == errno.ENODATA else "HELD")
