# id: rights-01-capabilities
# tries: have any capability
# must: held
# witness: namespaced root
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["CapEff"].strip()
print("HELD" if int(value, 16) == 0 else "ESCAPED", value)
