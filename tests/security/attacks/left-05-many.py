# id: left-05-many
# tries: leave thousands of files
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
for number in range(3000): open(f"f{number}", "w").close()
print("HELD unless the collector falls for it")
