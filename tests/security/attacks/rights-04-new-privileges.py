# id: rights-04-new-privileges
# tries: gain rights by a setuid program
# must: held
# witness: not needed: where bubblewrap runs within bubblewrap it is set before
fields = dict(line.split(":", 1) for line in open("/proc/self/status") if ":" in line)
value = fields["NoNewPrivs"].strip()
print("HELD" if value == "1" else "ESCAPED", value)
