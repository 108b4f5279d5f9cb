# id: rights-08-groups
# tries: take other groups
# must: held
# witness: not needed: it takes the machine's own root
import os
try:
    os.setgroups([0, 42])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
