# id: others-11-files-of-init
# tries: write to each file in /proc that changes the supervisor
# must: held
# witness: child of a shell
import os
NAMES = """oom_score_adj oom_adj clear_refs timerslack_ns autogroup coredump_filter sched comm mem
loginuid setgroups uid_map gid_map projid_map make-it-fail fail-nth attr/current attr/exec
timens_offsets latency""".split()
done = []
for pid in {1, os.getppid()}:
    for folder in (f"/proc/{pid}", f"/proc/{pid}/task/{pid}"):
        for name in NAMES:
            # Some check the right when they are opened, some when they are written to.
            for value in (b"0", b"50000\n", b"1000\n", b"0x33\n"):
                try:
                    file = os.open(f"{folder}/{name}", os.O_WRONLY)
                    try:
                        os.write(file, value)
                        done.append((folder, name))
                    finally:
                        os.close(file)
                except OSError:
                    pass
print("ESCAPED" if done else "HELD", sorted(set(done)))
