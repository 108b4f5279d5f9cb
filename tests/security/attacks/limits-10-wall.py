# id: limits-10-wall
# tries: sleep for too long
# must: limit wall
# witness: more --wall 20
# options: --wall 1
import time
time.sleep(3)
print("ESCAPED")
