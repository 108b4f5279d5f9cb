# id: inherit-07-doom
# tries: mark another process of the user for the kernel to kill, and slow it down
# must: held
# witness: plain
import json, os
target = json.load(open("target.json"))
done = []
for name, value in (("oom_score_adj", "900"), ("coredump_filter", "0x7f"), ("autogroup", "9")):
    try:
        with open(f"/proc/{target['pid']}/{name}", "w") as file: file.write(value)
        done.append(name)
    except OSError:
        pass
print("ESCAPED" if done and target["pid"] > 100 else "HELD", done)
