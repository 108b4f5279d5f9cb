# id: network-16-by-card
# tries: send to private addresses through a network card that it names, past the routes
# must: not escaped
# witness: not needed: without the sandbox nothing refuses private addresses
# levels: namespaces
# options: --network on
import socket, struct
IP_PKTINFO, IP_UNICAST_IF = 8, 50
card = next((one for one in socket.if_nameindex() if one[1] != "lo"), (1, "lo"))

def bound(udp):
    udp.setsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, card[1].encode() + b"\0")
    return []

def chosen(udp):
    udp.setsockopt(socket.IPPROTO_IP, IP_UNICAST_IF, struct.pack("!I", card[0]))
    return []

def named(udp):
    return [(socket.IPPROTO_IP, IP_PKTINFO, struct.pack("=I4s4s", card[0], bytes(4), bytes(4)))]

def multicast(udp):
    udp.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, struct.pack("=4s4si", bytes(4), bytes(4), card[0]))
    return []

for address in "10.1.2.3", "192.168.5.2", "169.254.169.254", "192.0.2.2", "239.1.2.3", "224.0.0.251", "198.18.0.1", "198.19.7.7":
    for way in bound, chosen, named, multicast:
        udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            udp.sendmsg([b"x"], way(udp), 0, (address, 47811))
            print("ESCAPED", way.__name__, address)
        except OSError as refusal:
            print("HELD", refusal)
