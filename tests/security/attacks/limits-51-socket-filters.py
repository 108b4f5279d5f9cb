# id: limits-51-socket-filters
# tries: fill the kernel's store of compiled filters, which all users share, by filters of sockets
# must: held
# witness: plain
import ctypes, socket, struct
one = struct.pack("HBBI", 6, 0, 0, 0xffffffff)  # return all of the packet
text = ctypes.create_string_buffer(one)
program = struct.pack("HxxxxxxQ", 1, ctypes.addressof(text))
made = []
for option in 26, 51:  # SO_ATTACH_FILTER, SO_ATTACH_REUSEPORT_CBPF
    pair = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        pair[0].setsockopt(socket.SOL_SOCKET, option, program)
        made.append(option)
    except OSError as refusal:
        print(refusal)
print("ESCAPED" if made else "HELD", made)
