"""A program with a server of its own, and the variables that it finds."""
import os
import socket

with socket.create_server(("127.0.0.1", 0)) as server:
    print("listens:", server.getsockname()[1] > 0)
print([name for name in sorted(os.environ) if name.startswith("SOCKET_WRAPPER")])
