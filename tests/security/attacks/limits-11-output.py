# id: limits-11-output
# tries: print without end
# must: limit output
# witness: more --output 67108864
# options: --output 1048576
for _ in range(3000): print("x" * 1000)
print("ESCAPED")
