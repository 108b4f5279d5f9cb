# id: inherit-05-init
# tries: open memory, environment and descriptors of the first process
# must: held
# witness: child of a shell
import json, os
target = json.load(open("target.json"))

opened = []
for what in ("mem", "environ", "maps", "fd/3", "fdinfo/3", "auxv", "cwd", "root", "exe"):
    for pid in {1, os.getppid()}:
        try:
            if what in ("cwd", "root", "exe"):
                os.readlink(f"/proc/{pid}/{what}")
            else:
                os.close(os.open(f"/proc/{pid}/{what}", os.O_RDONLY))
            opened.append((pid, what))
        except OSError:
            pass
print("ESCAPED" if opened else "HELD", opened)
