# id: rights-07-become-root
# tries: become root
# must: held
# witness: namespaced root
import os
try:
    os.setresuid(0, 0, 0)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
