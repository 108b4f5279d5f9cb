# id: network-01-tcp
# tries: reach a server on this machine
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    socket.create_connection(("127.0.0.1", target["port"]), 2)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
