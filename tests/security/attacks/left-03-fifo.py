# id: left-03-fifo
# tries: leave a FIFO
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
os.mkfifo("result.csv")
print("HELD unless the collector falls for it")
