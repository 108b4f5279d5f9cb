# Programs of the system, signals, time zones, locales, certificates, random numbers.
import ctypes
import locale
import mmap
import os
import secrets
import select
import signal
import socket
import ssl
import subprocess
import time
import zoneinfo

assert subprocess.run("echo a | sort | uniq -c | awk '{print $2}'", shell=True,
                      capture_output=True, text=True).stdout == "a\n"
assert subprocess.run(["sh", "-c", "exit 3"]).returncode == 3
assert zoneinfo.ZoneInfo("Europe/Berlin").key == "Europe/Berlin"
locale.setlocale(locale.LC_ALL, "C.UTF-8")
assert ssl.create_default_context().verify_mode == ssl.CERT_REQUIRED
assert len(secrets.token_bytes(8)) == 8
caught = []
signal.signal(signal.SIGUSR1, lambda *_: caught.append(1))
os.kill(os.getpid(), signal.SIGUSR1)
assert caught
signal.setitimer(signal.ITIMER_REAL, 0.01)
signal.signal(signal.SIGALRM, lambda *_: caught.append(2))
time.sleep(0.05)
left, right = socket.socketpair()
left.send(b"x")
assert select.select([right], [], [], 1)[0] and right.recv(1) == b"x"
assert len(mmap.mmap(-1, 4096)) == 4096
assert ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda n: n + 1)(4) == 5
assert os.cpu_count() and os.sched_getaffinity(0)
print("fine")
