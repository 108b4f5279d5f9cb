# id: rights-06-uid
# tries: be root
# must: held
# witness: namespaced root
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["Uid"].strip()
print("HELD" if "0" not in value.split() else "ESCAPED", value)
