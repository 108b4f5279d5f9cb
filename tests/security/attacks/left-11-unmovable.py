# id: left-11-unmovable
# tries: leave a folder that cannot be given another parent
# must: nothing left
# witness: not needed: what is left is looked at after every attack
import os
os.mkdir("a")
os.mkdir("a/b")
open("a/b/c", "w").close()
os.chmod("a/b", 0o555)
fd = os.open("a", os.O_RDONLY)
os.fchmod(fd, 0o555)
print("HELD unless it stays")
