# Forked children end in several ways; the program ends by os._exit and skips all clean-up.
import atexit
import os
import sys

atexit.register(print, "never printed")


def run(action):
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        os.dup2(writer, 1)
        os.dup2(writer, 2)
        try:
            action()
        finally:
            os.write(1, b"[finally]")
            os._exit(9)
    os.close(writer)
    with open(reader, "rb") as file:
        text = file.read()
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), text


sys.stdout.flush()
results = [
    run(lambda: os._exit(0)),
    run(lambda: os._exit(255)),
    run(lambda: os.write(1, b"direct ")),
    run(lambda: os.system("echo from a shell; exit 4")),
    run(lambda: os.execlp("echo", "echo", "replaced by", "echo")),
    run(os.abort),
]
for status, text in results:
    print(status, text)
print(os.waitstatus_to_exitcode(os.system("exit 7")), os.spawnlp(os.P_WAIT, "true", "true"))
print("flushed before the end", flush=True)
print("still in the buffer when the output is no terminal")
try:
    os._exit(42)
finally:
    print("not printed either", flush=True)
