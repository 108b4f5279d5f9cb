# id: files-14-watch
# tries: be told what happens in a folder of the user's
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
try:
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    notify = libc.inotify_init1(0)
    if libc.inotify_add_watch(notify, target["folder"].encode(), 0xfff) < 0:
        raise OSError(ctypes.get_errno(), "inotify_add_watch")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
