# id: rights-02-permitted
# tries: have any capability in reserve
# must: held
# witness: namespaced root
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["CapPrm"].strip()
print("HELD" if int(value, 16) == 0 else "ESCAPED", value)
