# A shell in the background prints and writes after the program has ended.
import os
import subprocess

os.system("(sleep 0.4; echo late; echo late > late.txt) &")
print(subprocess.run(["echo", "waited for"], capture_output=True, text=True).stdout.strip())
print("done", flush=True)
