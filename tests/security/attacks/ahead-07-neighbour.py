# id: ahead-07-neighbour
# tries: end, stop, read, change or give code to the sandbox that waits for the next run
# must: held
# witness: none ahead
import glob, os, signal

def is_same(pid):
    try:
        program, *arguments = open(f"/proc/{pid}/cmdline").read().split("\0")
    except OSError:
        return False
    return "python" in program and any(os.path.basename(__file__) in one for one in arguments)

mine = {os.getpid(), os.getppid()}
waiting = [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and int(pid) not in mine and is_same(pid)]
done = []
def attempt(what, act):
    try:
        act()
        done.append(what)
    except OSError as refusal:
        print(what, refusal)

for pid in waiting:
    for what in ("mem", "environ", "maps", "fd/0", "fd/3", "fd/200"):
        attempt(what, lambda: os.close(os.open(f"/proc/{pid}/{what}", os.O_RDWR)))
    for what in ("cwd", "fd/3", "fd/200", "root"):
        attempt(what, lambda: os.listdir(f"/proc/{pid}/{what}/"))
    for number in (signal.SIGCONT, signal.SIGSTOP, signal.SIGKILL):
        attempt(number, lambda: os.kill(pid, number))
here = os.path.realpath(".")
for place in ("/tmp", "/var/tmp", "/dev/shm", os.path.expanduser("~"), os.path.dirname(os.path.dirname(here))):
    for file in glob.glob(f"{place}/sandpad-run-*/*/*"):
        if not os.path.realpath(file).startswith(os.path.dirname(here)):
            attempt(file, lambda: open(file, "a").close())
print("ESCAPED" if done else "HELD", done, len(waiting))
