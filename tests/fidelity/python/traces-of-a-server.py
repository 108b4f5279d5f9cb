"""A program with a server of its own, and the variables and files that it finds."""
import os
import pathlib
import socket

with socket.create_server(("127.0.0.1", 0)) as server:
    print("listens:", server.getsockname()[1] > 0)
print([name for name in sorted(os.environ) if name.startswith(("SOCKET_WRAPPER", "LD_"))])
print(sorted(path.name for path in pathlib.Path.home().iterdir()))
