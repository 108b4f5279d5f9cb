# id: ending-02-stopped
# tries: leave a stopped process behind
# must: nothing left
# witness: plain
import json, os
target = json.load(open("target.json"))

import signal, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", target["token"]])
child.send_signal(signal.SIGSTOP)
print("HELD unless a process is left")
