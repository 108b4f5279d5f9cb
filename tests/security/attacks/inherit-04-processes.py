# id: inherit-04-processes
# tries: see the processes of the machine
# must: held
# witness: plain
# levels: namespaces
import json, os
target = json.load(open("target.json"))

print("ESCAPED" if os.path.exists(f"/proc/{target['pid']}/stat") and target["pid"] > 100 else "HELD")
