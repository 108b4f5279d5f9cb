# id: inherit-07-doom
# tries: mark another process of the user for the kernel to kill, and slow it down
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
done = []
# The victim has a high number, which nothing in a pid namespace has.
for pid in {target["pid"], os.getppid()} - {os.getpid()}:
    for name, value in (("oom_score_adj", "900"), ("coredump_filter", "0x7f"), ("autogroup", "9")):
        try:
            with open(f"/proc/{pid}/{name}", "w") as file:
                file.write(value)
            done.append((pid, name))
        except OSError:
            pass
print("ESCAPED" if done else "HELD", done)
