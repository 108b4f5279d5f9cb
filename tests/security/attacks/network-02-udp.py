# id: network-02-udp
# tries: send datagrams to a server on this machine
# must: held
# witness: plain
import json
target = json.load(open("target.json"))
import socket
try:
    s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    s.connect(("127.0.0.1", target["port"]))
    s.settimeout(1)
    s.send(b"x")
    s.recv(1) # an error where nobody has the port
    print("ESCAPED")
except TimeoutError:
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
