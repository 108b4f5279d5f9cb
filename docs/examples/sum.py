total = 0
while line := input():
    total += int(line)
print("total", total)
