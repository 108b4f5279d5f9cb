# id: ending-01-daemon
# tries: leave a daemon behind
# must: nothing left
# witness: plain
import json, os
target = json.load(open("target.json"))

import signal, subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", target["token"]], start_new_session=True)
print("HELD unless a process is left")
