# id: network-15-without-loopback
# tries: reach a server on this machine, and be one, without the loopback that Sandpad gives
# must: held
# witness: plain
import json, os, socket, sys
target = json.load(open("target.json"))
if os.environ.pop("LD_PRELOAD", None):
    os.execv(sys.executable, [sys.executable, __file__])
refused = []

def tries(what):
    try:
        what()
        print("ESCAPED")
    except OSError as refusal:
        refused.append(refusal.errno)

tries(lambda: socket.create_connection(("127.0.0.1", target["port"]), 2))
tries(lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", 9)))
tries(lambda: socket.create_server(("127.0.0.1", 0)))
tries(lambda: socket.create_server(("::1", 0), family=socket.AF_INET6))
print("HELD", refused)
