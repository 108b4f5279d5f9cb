# id: left-09-swap
# tries: swap a file for a link while it is collected
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
os.symlink("/proc/self/environ", "env.txt")
os.symlink(target["secret"], "swap.txt")
print("HELD unless the collector falls for it")
