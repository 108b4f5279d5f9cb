# Modes and times of files by their names.
# differs: landlock: they are taken and have no effect, as Landlock does not guard them
import os
import stat

open("a", "w").close()
os.chmod("a", 0o400)
os.utime("a", (1, 1))
assert stat.S_IMODE(os.stat("a").st_mode) == 0o400
assert os.stat("a").st_mtime == 1
print("fine")
