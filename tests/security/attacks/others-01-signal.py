# id: others-01-signal
# tries: signal a process of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    os.kill(target["pid"], 0)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
