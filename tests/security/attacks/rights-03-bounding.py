# id: rights-03-bounding
# tries: keep capabilities for a later program
# must: held
# witness: plain
# levels: namespaces
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["CapBnd"].strip()
print("HELD" if int(value, 16) == 0 else "ESCAPED", value)
