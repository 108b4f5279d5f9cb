# id: network-03-ipv6
# tries: reach a server on this machine by IPv6
# must: held
# witness: plain
import json
target = json.load(open("target.json"))
import socket
try:
    s = socket.socket(socket.AF_INET6)
    s.settimeout(2)
    s.connect(("::ffff:127.0.0.1", target["port"]))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
