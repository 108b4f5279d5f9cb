# id: calls-37-file-lock
# tries: lock a file of the machine that may only be read, so that other programs cannot use it
# must: held
# witness: plain
# levels: landlock
import fcntl, os
try:
    with open(os.__file__) as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
