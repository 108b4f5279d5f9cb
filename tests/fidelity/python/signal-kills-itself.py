# Cleans up after some children that die of signals, then dies of one itself.
import os
import signal
import sys


def child(number):
    pid = os.fork()
    if pid == 0:
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        os._exit(0)
    return os.waitpid(pid, 0)[1]


sys.stdout.flush()
for name in ("SIGKILL", "SIGTERM", "SIGUSR1", "SIGALRM", "SIGPIPE", "SIGCHLD"):
    status = child(getattr(signal, name))
    if os.WIFSIGNALED(status):
        print(f"{name}: killed by {os.WTERMSIG(status)}", os.waitstatus_to_exitcode(status),
              flush=True)
    else:
        print(f"{name}: ended with {os.WEXITSTATUS(status)}", flush=True)


class Guard:
    def __enter__(self):
        signal.signal(signal.SIGTERM, self.stop)
        return self

    def stop(self, number, frame):
        print("asked to stop by", signal.Signals(number).name, flush=True)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def __exit__(self, *error):
        print("never left", flush=True)


with Guard():
    print("working", flush=True)
    print("to stderr", file=sys.stderr)
    os.kill(os.getpid(), signal.SIGTERM)
