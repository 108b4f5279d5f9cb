# id: limits-54-lingering-sockets
# tries: keep sandpad-init busy by sockets that close slowly, sent to it over the display channel
# must: not escaped
# levels: namespaces
# options: --network on
# witness: plain
import array, os, platform, socket, stat, struct

def channel():
    for number in range(3, 256):
        try:
            if stat.S_ISSOCK(os.fstat(number).st_mode):
                return number
        except OSError:
            pass

number = channel()
tcp = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
tcp.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 100_000))
linger = struct.unpack("ii", tcp.getsockopt(socket.SOL_SOCKET, socket.SO_LINGER, 8))
print("linger", linger)
sent = False
version = tuple(int(one) for one in platform.release().split("-")[0].split(".")[:2])
if number is not None and version >= (6, 16):
    own = socket.socket(fileno=os.dup(number))
    try:
        # A frame without content, with a descriptor beside it.
        own.sendmsg([bytes(4)], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [tcp.fileno()]))],
                    socket.MSG_DONTWAIT)
        sent = True
    except OSError as refusal:
        print(refusal)
print("ESCAPED" if linger[0] or sent else "HELD")
