# id: channel-06-close-all
# tries: close every descriptor
# must: exit 7
# witness: not needed: the exit status is the proof
import os
os.closerange(0, 100)
os._exit(7)
