# id: network-14-rare-protocols
# tries: make the kernel load protocols that few programs test
# must: held
# witness: not needed: not every kernel has them
import os, socket, sys
if os.environ.pop("LD_PRELOAD", None): # without the loopback that Sandpad gives
    os.execv(sys.executable, [sys.executable, __file__])
MPTCP, SCTP, UDPLITE = 262, 132, 136
DCCP = 6 # a type of socket
refused = []
for family in (socket.AF_INET, socket.AF_INET6):
    for kind, protocol in ((1, MPTCP), (1, SCTP), (5, 0), (5, SCTP), (2, UDPLITE), (DCCP, 33), (2, 1),
                           (DCCP, 0), (1, 4), (1, 7), (2, 19), (1, 256)):
        try:
            socket.socket(family, kind, protocol)
            print("ESCAPED", kind, protocol)
        except OSError as refusal:
            refused.append(refusal.errno)
try:
    s = socket.socket()
    for level, option, value in ((6, 31, b"tls"), (1, 60, 1)): # TCP_ULP, SO_ZEROCOPY
        try:
            s.setsockopt(level, option, value)
            print("ESCAPED", level, option)
        except OSError as refusal:
            refused.append(refusal.errno)
except OSError as refusal:
    refused.append(refusal.errno)
print("HELD", sorted(set(refused)))
