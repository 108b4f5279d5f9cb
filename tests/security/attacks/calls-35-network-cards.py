# id: calls-35-network-cards
# tries: ask any socket for the network cards of the machine
# must: held
# witness: plain
import array, fcntl, socket, struct
SIOCGIFCONF = 0x8912
pair = socket.socketpair()[0]
names = array.array("B", bytes(4096))
try:
    request = struct.pack("iL", 4096, names.buffer_info()[0])
    fcntl.ioctl(pair, SIOCGIFCONF, request)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
