# id: inherit-06-terminal
# tries: reach a terminal
# must: held
# witness: plain
try:
    os_open = __import__("os").open("/dev/ptmx", 2)
    print("ESCAPED", os_open)
except OSError as refusal:
    print("HELD", refusal)
