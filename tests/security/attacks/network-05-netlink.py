# id: network-05-netlink
# tries: speak with the kernel's network
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
