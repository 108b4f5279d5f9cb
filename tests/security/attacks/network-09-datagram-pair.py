# id: network-09-datagram-pair
# tries: reach a named socket from a pair of datagram sockets
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    a, b = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    a.sendto(b"x", target["datagrams"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
