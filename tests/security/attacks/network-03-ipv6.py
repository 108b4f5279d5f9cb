# id: network-03-ipv6
# tries: open an IPv6 socket
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.socket(socket.AF_INET6)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
