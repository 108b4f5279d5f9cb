# id: network-06-packet
# tries: read raw packets
# must: held
# witness: namespaced root
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
