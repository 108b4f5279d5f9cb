#!/usr/bin/env python3
"""usage: judge_array.py JOB

Submits an array job of docs/examples to a Slurm of its own, whose daemons run as this user, and
checks that together its tasks judged each answer once, and rightly. Its daemons are ended by their
own ids, and all its files are in a temporary folder, but for sockets in /run, which it must be able
to write.
"""

import contextlib
import getpass
import json
import os
import pathlib
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time

# More processors than there may be, so that two tasks run at once on every machine. Without control
# groups, which a container may not have, processes are tracked by their parents.
CONFIGURATION = """
ClusterName=one
SlurmctldHost=localhost
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/slurm
CredType=cred/slurm
AuthInfo=use_client_ids
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
NodeName=here NodeAddr=127.0.0.1 NodeHostname=localhost CPUs=4 State=UNKNOWN
PartitionName=all Nodes=here Default=YES MaxTime=INFINITE State=UP
"""

ANSWER = "Text.\n\n```python\nprint({0} * 2)  # {1}\n```\n"
STATES = {"holds": lambda i: 2 * i, "false": lambda i: 2 * i + 1}


def free_ports(count):
    with contextlib.ExitStack() as sockets:
        taken = [sockets.enter_context(socket.socket()) for _ in range(count)]
        for one in taken:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in taken]


def configure(folder):
    for name in ("state", "spool"):
        (folder / name).mkdir()
    key = folder / "slurm.key"
    key.touch(0o600)
    key.write_bytes(secrets.token_bytes(256))
    (folder / "cgroup.conf").write_text("CgroupPlugin=disabled\n")
    (folder / "slurm.conf").write_text(
        CONFIGURATION.format(user=getpass.getuser(), ports=free_ports(2), folder=folder)
    )
    os.environ["SLURM_CONF"] = str(folder / "slurm.conf")
    os.environ["PATH"] += ":/usr/sbin"


@contextlib.contextmanager
def daemon(folder, *command):
    """A daemon in the foreground. If anything fails, what it had to say is printed."""
    log = folder / f"{command[0]}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    try:
        yield process
    except BaseException:
        sys.stderr.write(log.read_text(errors="replace"))
        raise
    finally:
        process.terminate()
        process.wait(30)


def wait_for_node(daemons):
    answer = ""
    for _ in range(120):
        if any(one.poll() is not None for one in daemons):
            break
        with contextlib.suppress(subprocess.TimeoutExpired):
            sinfo = ["sinfo", "-h", "-o", "%T"]
            ended = subprocess.run(sinfo, capture_output=True, text=True, timeout=10)
            answer = ended.stdout + ended.stderr
        if answer.strip() == "idle":
            return
        time.sleep(0.5)
    raise SystemExit(f"Slurm does not come up: {answer}")


def submit(job, work):
    ended = subprocess.run(["sbatch", "--wait", job, "answers.jsonl"], cwd=work, timeout=600)
    if ended.returncode != 0:
        for output in sorted(work.glob("slurm-*.out")):
            print(output.name, output.read_text(), file=sys.stderr)
        raise SystemExit(f"The job ended with status {ended.returncode}.")


def results(work):
    """The state of each line of the answers, from the files of all tasks."""
    found = {}
    for path in work.glob("verdicts-*.ndjson"):
        for line in path.read_text().splitlines():
            result = json.loads(line)
            number = int(result["answer"].rpartition(":")[2])
            assert number not in found, f"Line {number} was judged twice."
            found[number] = result["state"]
    return found


def check(job, work):
    wanted = {}
    with (work / "answers.jsonl").open("w") as answers:
        for number in range(1, 21):
            state = "false" if number % 3 == 0 else "holds"
            wanted[number] = state
            text = ANSWER.format(number, STATES[state](number))
            answers.write(json.dumps({"answer": text}) + "\n")
    submit(job, work)
    assert results(work) == wanted, results(work)
    files = {path: path.read_bytes() for path in work.glob("verdicts-*.ndjson")}
    print(f"{len(wanted)} answers judged by {len(files)} tasks, each once, and rightly")

    lost = sorted(files)[3]
    lost.write_bytes(files[lost].splitlines(keepends=True)[0])
    submit(job, work)
    assert results(work) == wanted, results(work)
    changed = [path.name for path in files if path.read_bytes() != files[path]]
    assert set(changed) <= {lost.name}, changed
    print("Started again, the job judged only what was missing")


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended by SIGTERM"))
    job = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory(prefix="sandpad-slurm-") as place:
        folder = pathlib.Path(place)
        work = folder / "work"
        work.mkdir()
        configure(folder)
        with (
            daemon(folder, "slurmctld", "-D") as controller,
            daemon(folder, "slurmd", "-D", "-N", "here") as node,
        ):
            wait_for_node([controller, node])
            check(job, work)


main()
