# id: network-04-listen
# tries: offer a server
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    s = socket.socket()
    s.bind(("127.0.0.1", 0))
    s.listen()
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
