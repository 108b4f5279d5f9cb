# id: others-13-blind
# tries: blind the supervisor first, and then use more processor time than is allowed
# must: limit cpu
# witness: child of a shell
# options: --cpu 1 --wall 20
import os, resource, time
init = os.getppid()
for attempt in (
    lambda: os.sched_setscheduler(init, os.SCHED_IDLE, os.sched_param(0)),
    lambda: os.setpriority(os.PRIO_PROCESS, init, 19),
    lambda: resource.prlimit(init, resource.RLIMIT_NOFILE, (3, 3)),
):
    try:
        attempt()
    except OSError as refusal:
        print(refusal, flush=True)
while time.process_time() < 2.5:
    pass
print("ESCAPED: 2.5 s were used")
