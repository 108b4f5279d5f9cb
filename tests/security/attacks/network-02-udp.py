# id: network-02-udp
# tries: send a datagram
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", target["port"]))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
