"""What a client meets of a server that does not read, and of one that closes at once."""
import socket
import struct

with socket.create_server(("127.0.0.1", 0)) as server:
    client = socket.create_connection(server.getsockname())
    peer, _ = server.accept()
    client.setblocking(False)
    sent = 0
    try:
        while sent < 1 << 19:
            sent += client.send(bytes(1 << 12))
    except BlockingIOError:
        pass
    print("sent half a MiB that nobody reads:", sent >= 1 << 19)
    peer.close()
    client.close()

    client = socket.create_connection(server.getsockname())
    peer, _ = server.accept()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    peer.close()
    try:
        print("the peer closed at once:", client.recv(10))
    except ConnectionResetError:
        print("the peer closed at once: reset")
    client.close()
