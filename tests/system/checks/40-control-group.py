"""The control group of a run, seen from outside: its caps while the program runs, and its end."""
import functools
import re
import signal
import subprocess
import time
from pathlib import Path

from sandpad import MIB, PLENTY, expect, run

USERS = ("ann", "root")
# Six processes in sessions of their own outlive the program, which ends after some seconds.
TREE = """
import os, time
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.setsid()
        time.sleep(999)
        os._exit(0)
print("started", flush=True)
time.sleep(SECONDS)
"""
# SECURITY.md ("Not promised") says how programs hide memory where no control group counts. Here the
# kernel must see all of it. Each tries to hold several times the limit.
HIDDEN = {
    "pages of mappings that are cut at once": """
import ctypes
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
SIZE, SHARED_ANONYMOUS, POPULATE = 1 << 20, 0x21, 0x8000
for _ in range(1200):
    piece = libc.mmap(None, ctypes.c_size_t(SIZE), 3, SHARED_ANONYMOUS | POPULATE, -1, 0)
    libc.munmap(ctypes.c_void_p(piece + 4096), ctypes.c_size_t(SIZE - 4096))
print("ESCAPED")
""",
    "long arguments of programs that start slowly": """
import os, time
for _ in range(100):  # and as many children, fewer than the limit of processes
    if os.fork() == 0:
        os.nice(19)
        while True:
            child = os.fork()
            if child == 0:
                os.execv("/usr/bin/sleep", ["sleep"] + ["9" * 120_000] * 15)
            time.sleep(3)
time.sleep(60)
print("ESCAPED")
""",
    "watches of descriptors": """
import os, select, time
for _ in range(100):
    if os.fork() == 0:
        events = [os.eventfd(0) for _ in range(110)]
        sets = [select.epoll() for _ in range(120)]
        for one in sets:
            for event in events:
                one.register(event)
        time.sleep(60)
time.sleep(60)
print("ESCAPED")
""",
}
ROOT = Path("/sys/fs/cgroup")
NAME = re.compile(r"sandpad-\d+-\d+")


def groups_of_programs():
    """The control groups that Sandpad made for programs. Its supervisors are outside of them."""
    return {path for path in ROOT.glob("**/sandpad-*") if NAME.fullmatch(path.name)}


def processes_in(groups):
    """How many processes are in the groups and those below them; a group that is gone has none."""
    count = 0
    for group in groups:
        for file in group.glob("**/cgroup.procs"):
            try:
                count += len(file.read_text().split())
            except OSError:
                continue
    return count


def eventually(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.2)
    return True


def start(code, *options):
    """Starts a run, and returns it with its control groups as soon as the program has printed."""
    running = subprocess.Popen(["sandpad", "run", "--language", "python", *PLENTY, *options, "-"],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    running.stdin.write(code)
    running.stdin.close()
    expect(running.stdout.readline() == "started\n", "the program did not start")
    groups = groups_of_programs()
    expect(groups, "Sandpad made no control group")
    return running, groups


def caps():
    running, groups = start("import time; print('started', flush=True); time.sleep(200)",
                            "--memory", str(300 * MIB), "--processes", "30")
    try:
        seen = {name: [(group / name).read_text().strip() for group in groups]
                for name in ("memory.max", "memory.swap.max", "pids.max")}
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(60)
    expect(len(groups) == 1, f"{len(groups)} groups: {groups}")
    expect(seen["memory.max"][0] != "max" and int(seen["memory.max"][0]) <= 2 * 300 * MIB, seen)
    expect(seen["memory.swap.max"][0] == "0", seen)
    expect(seen["pids.max"][0] != "max" and int(seen["pids.max"][0]) <= 100, seen)
    return ", ".join(f"{name} {values[0]}" for name, values in seen.items())


def no_process_left(groups):
    gone = eventually(lambda: processes_in(groups) == 0)
    expect(gone, f"{processes_in(groups)} processes are left")


def nothing_left(running, groups):
    no_process_left(groups)
    folders = [group for group in groups if group.exists()]
    expect(eventually(lambda: not any(group.exists() for group in groups)), f"left: {folders}")
    return f"status {running.returncode}; no process and no group is left"


def children_end_with_the_program():
    running, groups = start(TREE.replace("SECONDS", "20"))
    expect(running.wait(100) == 0, f"status {running.returncode}")
    return nothing_left(running, groups)


def children_end_with_sandpad():
    running, groups = start(TREE.replace("SECONDS", "999"))
    inside = processes_in(groups)
    running.kill()
    running.wait(60)
    no_process_left(groups)
    # Where no systemd of the user removes an empty group, the next Sandpad does.
    ended = subprocess.run(["sandpad", "run", "--language", "python", *PLENTY, "-"],
                           input="print(1)", stdout=subprocess.PIPE, text=True)
    expect(ended.stdout == "1\n", f"the next program printed {ended.stdout}")
    return f"{inside} processes before; " + nothing_left(running, groups)


def sees(program):
    limit = 100 * MIB
    result = run(program, "--memory", str(limit))
    expect(result["outcome"] == "limit" and "memory" in result["message"], result["message"])
    usage = result["usage"]
    expect(usage["measuredBy"] == "control group", usage)
    expect(usage["peakMemory"] <= limit * 5 / 4, usage)
    return f"{usage['peakMemory'] / limit:.0%} of the limit"


# A group counts page tables once. Calls that go through hundreds of megabytes of them look at no
# signal, so Sandpad weighs them as it does without a group (limits-76).
TABLES = """
import ctypes, time
SIZE, STEP, READ, PRIVATE_ANONYMOUS_NORESERVE, NO_HUGE_PAGES = 60 << 30, 2 << 20, 1, 0x4022, 15
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
place = libc.mmap(None, SIZE, READ, PRIVATE_ANONYMOUS_NORESERVE, -1, 0)
libc.madvise(place, SIZE, NO_HUGE_PAGES)
sum(memoryview((ctypes.c_char * SIZE).from_address(place)).cast("B")[::STEP])
time.sleep(20)
print("ESCAPED")
"""


def tables():
    result = run(TABLES, "--memory", str(512 * MIB))
    expect(result["outcome"] == "limit" and "memory" in result["message"], result["message"])
    expect(result["usage"]["measuredBy"] == "control group", result["usage"])
    return f"{result['usage']['peakMemory'] // MIB} MiB counted of {512}"


CHECKS = {
    "control group: page tables of memory that is not used": tables,
    **{f"control group: it counts {what}": functools.partial(sees, program)
       for what, program in HIDDEN.items()},
    "control group: its caps while a program runs": caps,
    "control group: children end with the program": children_end_with_the_program,
    "control group: all ends when Sandpad is killed": children_end_with_sandpad,
}
