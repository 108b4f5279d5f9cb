# id: others-02-kill-parent
# tries: end the supervisor, so that nobody ends the program
# must: held
# witness: not needed: it would end the test
import os, signal, time
parent = os.getppid()
try:
    os.kill(parent, signal.SIGKILL)
except OSError as refusal:
    print(refusal)
time.sleep(0.2)
print("HELD" if os.getppid() == parent else "ESCAPED")
