# id: rights-05-filter
# tries: make any system call
# must: held
# witness: plain
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["Seccomp"].strip()
print("HELD" if value == "2" else "ESCAPED", value)
