# id: limits-14-inodes
# tries: make files without end
# must: not escaped
# witness: plain
# levels: namespaces
import os
try:
    for number in range(60000): os.close(os.open(f"f{number}", os.O_CREAT, 0o600))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
