# id: inherit-03-name
# tries: learn the machine's name
# must: held
# witness: plain
# levels: namespaces
import json, os
target = json.load(open("target.json"))

import socket
print("ESCAPED" if socket.gethostname() == target["host"] else "HELD", socket.gethostname())
try:
    domain = open("/proc/sys/kernel/domainname").read().strip()
    print("HELD" if domain == "(none)" else "ESCAPED", domain)
except OSError as refusal:
    print("HELD", refusal)
