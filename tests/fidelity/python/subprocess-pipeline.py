# Runs child processes: captured output, input, pipes, status, signals and time limits.
import os
import signal
import subprocess
import sys

done = subprocess.run(["sort", "-r"], input="b\na\nc\n", capture_output=True, text=True)
print(done.stdout.split(), done.returncode, done.stderr == "")

words = subprocess.Popen(["printf", "%s\\n", "pear", "fig", "pear"], stdout=subprocess.PIPE)
unique = subprocess.Popen(["uniq", "-c"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
out, _ = unique.communicate("\n".join(sorted(words.communicate()[0].decode().split())) + "\n")
print([line.split() for line in out.splitlines()], words.returncode)

try:
    subprocess.run([sys.executable, "-c", "import sys; sys.exit('no luck')"],
                   check=True, stderr=subprocess.PIPE, text=True)
except subprocess.CalledProcessError as error:
    print(error.returncode, repr(error.stderr), error.stdout)

try:
    subprocess.run(["sleep", "20"], timeout=0.05)
except subprocess.TimeoutExpired as error:
    print(error)

child = subprocess.Popen(["sleep", "20"])
child.send_signal(signal.SIGINT)
print(child.wait(), child.poll(), signal.Signals(-child.returncode).name)
print(subprocess.run("exit 3", shell=True).returncode)
print(subprocess.getstatusoutput("echo one; echo two >&2; false"))

merged = subprocess.run("echo out; echo err >&2; echo out again", shell=True, text=True,
                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
print(merged.stdout.splitlines())
print(subprocess.check_output(["sh", "-c", "echo $GREETING"], env={"GREETING": "hallo", "PATH":
                              os.environ["PATH"]}, encoding="ascii"), end="")

code = "import os; print(os.read(int(os.environ['FD']), 20))"
reader, writer = os.pipe()
os.write(writer, b"through a pipe")
os.close(writer)
print(subprocess.check_output([sys.executable, "-c", code], pass_fds=[reader],
                              env={**os.environ, "FD": str(reader)}))
for command in (["./not-there"], ["sh"]):
    try:
        subprocess.run(command, cwd="no-folder" if command == ["sh"] else None)
    except OSError as error:
        print(type(error).__name__, error.errno, error.filename)
