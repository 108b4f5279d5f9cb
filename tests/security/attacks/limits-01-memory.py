# id: limits-01-memory
# tries: use more memory than allowed
# must: limit memory
# witness: more --memory 2147483648
# options: --memory 134217728
blocks = []
for _ in range(400):
    blocks.append(bytearray(b"x" * (1 << 20)))
print("ESCAPED")
