# id: left-08-names
# tries: leave names that confuse
# must: collected
# witness: naive collector
import json, os
target = json.load(open("target.json"))
for name in (b"new\nline", b"\x1b]52;c;cm0gLXJm\x07", b"\xff\xfe", b"-rf", b"a" * 255): os.close(os.open(name, os.O_CREAT | os.O_WRONLY))
os.symlink(target["secret"], "ok.txt")
print("HELD unless the collector falls for it")
