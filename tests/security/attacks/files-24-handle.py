# id: files-24-handle
# tries: open files by handle
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))

import ctypes
libc = ctypes.CDLL(None, use_errno=True)
handle = ctypes.create_string_buffer(b"\x80\0\0\0" + bytes(140), 144)
mount = ctypes.c_int()
got = libc.name_to_handle_at(-100, b"/usr", handle, ctypes.byref(mount), 0)
print("HELD" if got != 0 and ctypes.get_errno() in (1, 38) else "ESCAPED", got, ctypes.get_errno())
