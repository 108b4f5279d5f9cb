"""What a program can ask of its work folder, its memory and the machine's interfaces."""
import ctypes
import os
import socket

print("mode of the work folder:", oct(os.stat(".").st_mode & 0o777))
print("it is a mount point:", os.path.ismount("."))

page = ctypes.create_string_buffer(4096)
libc = ctypes.CDLL(None, use_errno=True)
print("memory can be locked:", libc.mlock(page, ctypes.c_size_t(len(page))) == 0)

try:
    print("interfaces have names:", len(socket.if_nameindex()) > 0)
except OSError as error:
    print("interfaces have names:", type(error).__name__)
