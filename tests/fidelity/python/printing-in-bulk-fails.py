# Standard output and error are closed below the streams after tens of thousands of lines.
import os
import sys
import traceback

saved = os.dup(2)


def tell(error):
    frames = [frame.name for frame in traceback.extract_tb(error.__traceback__)]
    with os.fdopen(os.dup(saved), "w") as out:
        out.write(f"{error!r} {frames}\n")


for number in range(9_990):
    print(number)
sys.stdout.flush()
os.close(1)
try:
    print("lost")
    sys.stdout.flush()
except OSError as error:
    tell(error)
os.dup2(saved, 1)
for number in range(20_000):
    print(number, end="\r" if number % 2 else "\n")
sys.stdout.flush()
os.close(2)
try:
    print("lost", file=sys.stderr, flush=True)
except OSError as error:
    tell(error)
