# id: limits-25-unreadable-folder
# tries: fill the disk in a folder that nobody may look into
# must: not escaped
# witness: plain
# levels: landlock
import os, time
for make in (lambda: os.mkdir("w", 0o300), lambda: (os.umask(0o400), os.mkdir("w"))):
    try:
        make()
        break
    except OSError:
        pass
if os.stat("w").st_mode & 0o400:
    raise SystemExit("it can be looked into")
for number in range(3):
    with open(f"w/{number}", "wb") as file:
        for _ in range(100): file.write(bytes(1 << 20))
time.sleep(3)
print("ESCAPED")
