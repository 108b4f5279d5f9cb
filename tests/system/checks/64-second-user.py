"""Two people use the machine at the same time."""
import contextlib
import subprocess

from sandpad import command, expect, run

USERS = ("bob",)
SECRET = "/home/ann/secret.txt"


@contextlib.contextmanager
def prepared():
    """Root's part: ann has a file that all may read, and a program of hers runs meanwhile."""
    subprocess.run(["chmod", "755", "/home/ann"], check=True)
    with open(SECRET, "w", encoding="utf-8") as file:
        file.write("ann's")
    program = "import time; time.sleep(600)"
    ann = subprocess.Popen(["systemd-run", "--quiet", "--pipe", "--wait", "--collect", "--uid=ann",
                            "--unit=ann-runs", "--property=PAMName=login",
                            "sandpad", "run", "--wall", "700", "--language", "python", "-"],
                           stdin=subprocess.PIPE)
    ann.stdin.write(program.encode())
    ann.stdin.close()
    try:
        yield
    finally:
        subprocess.run(["systemctl", "stop", "ann-runs.service"], check=False)
        ann.wait(60)


def runs_beside():
    result = run("import os; print(os.getuid())")
    expect(result["success"], f"{result['outcome']}: {result['message']}")
    return f"uid {result['stdout'].strip()} inside"


def does_not_see_files():
    for level in ("namespaces", "landlock"):
        result = run(f"print(open({SECRET!r}).read())", "--isolation", level)
        expect(result["outcome"] == "failed" and "ann's" not in result["stdout"], f"{level}: {result['stdout']}")
    return "refused at both levels"


def caches_are_apart():
    ended = command("doctor", "--json")
    expect("/home/bob/" in ended.stdout and "/home/ann/" not in ended.stdout, ended.stdout[-200:])
    return "own folder"


CHECKS = {
    "second user: a program runs beside another's": runs_beside,
    "second user: another's readable file is not seen": does_not_see_files,
    "second user: the places are their own": caches_are_apart,
}
