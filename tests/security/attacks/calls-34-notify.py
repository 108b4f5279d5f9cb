# id: calls-34-notify
# tries: be told what happens in a folder by the call older than inotify
# must: held
# witness: plain
# levels: landlock
import fcntl, os, signal, time
told = []
signal.signal(signal.SIGIO, lambda *_: told.append(True))
folder = os.open(".", os.O_RDONLY)
fcntl.fcntl(folder, fcntl.F_NOTIFY, fcntl.DN_CREATE)
open("new", "w").close()
time.sleep(0.1)
print("ESCAPED" if told else "HELD")
