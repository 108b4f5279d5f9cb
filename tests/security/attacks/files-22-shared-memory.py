# id: files-22-shared-memory
# tries: leave a file in the shared memory of the machine
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))

try:
    open(target["touch"], "w").close()
except OSError as refusal:
    print(refusal)
print("HELD unless the file is there outside")
