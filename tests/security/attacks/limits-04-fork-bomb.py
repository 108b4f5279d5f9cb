# id: limits-04-fork-bomb
# tries: fork without end
# must: limit processes
# witness: more --processes 1000
# options: --processes 64
import os, time
for _ in range(9):
    os.fork()
time.sleep(1)
print("ESCAPED")
