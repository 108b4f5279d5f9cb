# id: calls-36-leases
# tries: be told when another program opens a file, and make it wait, by a lease
# must: held
# witness: plain
import fcntl, signal
signal.signal(signal.SIGIO, signal.SIG_IGN)
open("own", "w").close()
taken = []
for kind in fcntl.F_RDLCK, fcntl.F_WRLCK:
    with open("own") as file:
        try:
            fcntl.fcntl(file, 1024, kind)  # F_SETLEASE
            taken.append(kind)
        except OSError as refusal:
            print(refusal)
print("ESCAPED" if taken else "HELD", taken)
