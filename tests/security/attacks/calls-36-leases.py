# id: calls-36-leases
# tries: be told when another program opens a file, and make it wait, by a lease
# must: held
# witness: plain
import fcntl, os
taken = []
for path in __file__, os.__file__:
    for command, kind in (1024, fcntl.F_RDLCK), (1024, fcntl.F_WRLCK), (1024 + (1 << 32), fcntl.F_RDLCK):
        with open(path) as file:
            try:
                fcntl.fcntl(file, command & 0xffffffff, kind)
                taken.append(path)
            except OSError as refusal:
                print(refusal)
print("ESCAPED" if taken else "HELD", taken)
