"""Programs that take too much of each thing, and one that takes much but not too much."""
from sandpad import MIB, expect, layers, run

USERS = ("ann", "root")


def stopped(kind, code, *options):
    """What is seen of a program that must be stopped by the limit `kind`."""
    result = run(code, *options)
    limit = result["limit"]
    expect(result["outcome"] == "limit" and limit["kind"] == kind, f"{result['outcome']}, {limit}: {result['message']}")
    expect("control group" in layers(result), f"layers: {layers(result)}")
    measure = result["usage"]["measuredBy"]
    expect(measure == "control group", f"measured by {measure}")
    return f"{result['message']} (value {limit['value']}, used {limit['used']}; measured by: {measure})"


def memory():
    return stopped("memory", "held = bytearray(b'x') * (900 << 20)", "--memory", str(300 * MIB))


def memory_of_children():
    code = """
import os, time
for _ in range(6):
    if os.fork() == 0:
        held = bytearray(b'x') * (100 << 20)
        time.sleep(200)
time.sleep(200)
"""
    return stopped("memory", code, "--memory", str(300 * MIB))


def cpu():
    return stopped("cpu", "while True: pass", "--cpu", "2")


def processes():
    code = """
import os, time
for _ in range(100):
    if os.fork() == 0:
        time.sleep(200)
time.sleep(200)
"""
    return stopped("processes", code, "--processes", "20")


def wall():
    return stopped("wall", "import time; time.sleep(200)", "--wall", "5")


def output():
    return stopped("output", "while True: print('x' * 1000)", "--output", str(MIB))


def files():
    return stopped("files", "open('big', 'wb').write(bytes(300 << 20))")


def much_is_not_too_much():
    code = "held = bytearray(b'x') * (300 << 20); print(len(held))"
    result = run(code, "--memory", str(400 * MIB))
    expect(result["success"], f"{result['outcome']}: {result['message']}")
    return f"peak {result['usage']['peakMemory'] // MIB} MiB of 400"


CHECKS = {
    "limit of memory: one process": memory,
    "limit of memory: six processes together": memory_of_children,
    "limit of CPU time": cpu,
    "limit of processes": processes,
    "limit of elapsed time": wall,
    "limit of output": output,
    "limit of files": files,
    "limit of memory: three quarters of it are not too much": much_is_not_too_much,
}
