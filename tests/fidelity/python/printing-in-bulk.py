# Tens of thousands of lines, with others in between that print to the same place.
import os
import subprocess
import sys
import threading

for number in range(30_000):
    print(number, number * number)
print("threads", threading.active_count(), [one.name for one in threading.enumerate()])
sys.stdout.flush()
subprocess.run(["echo", "from a child"], check=True)
print("between", flush=True)
os.system("echo from a shell")
print("before the fork", flush=True)
child = os.fork()
if child == 0:
    for number in range(20_000):
        print("child", number)
    sys.stdout.flush()
    os._exit(3)
print("status", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
for number in range(30_000):
    sys.stdout.write(f"{number:05}\n")
real, sys.stdout = sys.stdout, sys.stderr
for number in range(3):
    print("elsewhere", number)
sys.stdout = real
for number in range(20_000):
    print("ä" * (number % 40), end="\n" if number % 3 else "|")
print("last")
sys.exit("it ends with a sentence")
