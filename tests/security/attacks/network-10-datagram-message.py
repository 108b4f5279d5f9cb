# id: network-10-datagram-message
# tries: the same by sendmsg
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    a, b = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    a.sendmsg([b"x"], [], 0, target["datagrams"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
