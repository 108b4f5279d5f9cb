# id: ending-03-deaf
# tries: leave a process that ignores signals
# must: nothing left
# witness: plain
import json, os
target = json.load(open("target.json"))

import signal, subprocess, sys
subprocess.Popen([sys.executable, "-c", "import signal, time\nfor s in range(1, 64):\n try: signal.signal(s, signal.SIG_IGN)\n except (OSError, ValueError): pass\ntime.sleep(600)", target["token"]], start_new_session=True)
print("HELD unless a process is left")
