# id: network-04-listen
# tries: offer a server among those of this machine
# must: held
# witness: plain
import json
target = json.load(open("target.json"))
import errno, socket
try:
    s = socket.socket()
    s.bind(("127.0.0.1", target["port"]))
    s.listen()
    print("HELD in a network of its own")
except OSError as refusal:
    # The port of a server of this machine is in use only where the program shares its network.
    print("ESCAPED" if refusal.errno == errno.EADDRINUSE else "HELD", refusal)
