from pathlib import Path

numbers = [int(line) for line in Path("numbers.txt").read_text().split()]
with open("sum.txt", "w") as file:
    print(sum(numbers), file=file)
