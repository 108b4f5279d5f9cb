# id: network-07-abstract
# tries: reach an abstract socket of a desktop program
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    s = socket.socket(socket.AF_UNIX)
    s.connect("\0" + target["abstract"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
