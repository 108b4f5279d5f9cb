# id: inherit-02-descriptor
# tries: use a descriptor that Sandpad's own starter left open
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))

try:
    print(os.pread(77, 1000, 0).decode(), "ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
