# id: ending-04-forking
# tries: leave a process that forks away from its killer
# must: nothing left
# witness: plain
import json, os
target = json.load(open("target.json"))

import signal, subprocess, sys
subprocess.Popen([sys.executable, "-c", "import os, time\nend = time.time() + 60\nwhile time.time() < end:\n if os.fork(): os._exit(0)\n os.setsid(); time.sleep(0.001)", target["token"]])
print("HELD unless a process is left")
