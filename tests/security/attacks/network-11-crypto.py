# id: network-11-crypto
# tries: use the kernel's crypto sockets
# must: held
# witness: not needed: not every kernel has them
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.socket(38, socket.SOCK_SEQPACKET)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
