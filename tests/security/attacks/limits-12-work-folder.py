# id: limits-12-work-folder
# tries: fill the work folder
# must: not escaped
# witness: plain
with open("big", "wb") as file:
    for _ in range(400): file.write(bytes(1 << 20))
print("ESCAPED")
