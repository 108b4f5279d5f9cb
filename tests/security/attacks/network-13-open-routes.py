# id: network-13-open-routes
# tries: change the routes that refuse private addresses
# must: not escaped
# witness: not needed: it takes a right that rights-01 shows to be missing
# levels: namespaces
# options: --network on
import fcntl, socket, struct
address = lambda text: struct.pack("HH4s8x", socket.AF_INET, 0, socket.inet_aton(text))
route = struct.pack("Q16s16s16sHH", 0, address("10.0.0.0"), address("0.0.0.0"), address("255.0.0.0"), 0x0201, 0)
try:
    fcntl.ioctl(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), 0x890C, route + bytes(120 - len(route)))
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
