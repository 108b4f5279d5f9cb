# Asks what the machine is called.
import os
import platform
import socket

print(platform.node() == "sandpad", platform.system())
print(socket.gethostname() == os.uname().nodename == platform.uname().node)
