# Programs that set the scheduling, the priorities and the limits of themselves and of their
# children, by number. Scheduling and priorities are accepted without effect.
# differs: landlock: numbers are refused or ignored there, as they may be those of other programs
import multiprocessing
import os
import resource
import subprocess


def wait(gate):
    gate.wait()


own = os.getpid()
os.sched_setaffinity(own, {max(os.sched_getaffinity(own))})
os.sched_setscheduler(own, os.SCHED_BATCH, os.sched_param(0))
os.setpriority(os.PRIO_PROCESS, own, 5)
os.nice(5)
resource.prlimit(own, resource.RLIMIT_NOFILE, (100, 200))
assert resource.prlimit(0, resource.RLIMIT_NOFILE) == (100, 200)

gate = multiprocessing.Event()
child = multiprocessing.Process(target=wait, args=(gate,))
child.start()
resource.prlimit(child.pid, resource.RLIMIT_CPU, (1, 1))
os.setpriority(os.PRIO_PROCESS, child.pid, 10)
os.sched_setaffinity(child.pid, os.sched_getaffinity(0))
gate.set()
child.join()
assert child.exitcode == 0
assert subprocess.run(["nice", "-n", "3", "taskset", "-c", "0", "ionice", "-c", "3", "true"]).returncode == 0
assert subprocess.run(["sh", "-c", "renice -n 12 -p $$ && prlimit --pid $$ --nofile=50"],
                      stdout=subprocess.DEVNULL).returncode == 0
print("fine")
