# id: network-17-name-server
# tries: use the address where it asks for names as a way to other ports
# must: not escaped
# witness: not needed: without the sandbox nothing refuses this address
# levels: namespaces
# options: --network on
import socket

ADDRESS = "198.18.0.53"
for kind in socket.SOCK_STREAM, socket.SOCK_DGRAM:
    for port in 80, 443, 853, 5353, 47811:
        tried = socket.socket(socket.AF_INET, kind)
        tried.settimeout(2)
        try:
            tried.connect((ADDRESS, port))
            tried.send(b"x")
            print("ESCAPED", kind, port)
        except PermissionError as refusal:
            print("HELD", refusal)
        except OSError as other:
            print("ESCAPED as far as", other)
names = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
names.sendto(b"x", (ADDRESS, 53))
print("HELD, and names can be asked for")
