# A program with a bracket that is never closed; nothing of it runs.
import sys

print("this is not printed")


def average(values):
    total = sum(values)
    return total / len(values)


readings = {
    "kitchen": [20.5, 21.0, 19.5],
    "attic": [25.0, (26.5, 24.0],
    "cellar": [12.0],
}

for room, values in readings.items():
    print(room, average(values))

sys.exit(0)
