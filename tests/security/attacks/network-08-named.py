# id: network-08-named
# tries: reach a named socket of a desktop program
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
import socket
try:
    s = socket.socket(socket.AF_UNIX)
    s.connect(target["socket"])
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
