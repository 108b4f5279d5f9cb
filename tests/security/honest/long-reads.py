# Processes and threads load large files, each with one call, and compute with them in between.
import hashlib
import os
from concurrent.futures import ThreadPoolExecutor

MIB = 1 << 20
WORKERS, ROUNDS, SIZE = 12, 4, 24 * MIB


def load(_):
    digests = set()
    for _ in range(ROUNDS):
        with open("data", "rb", buffering=0) as data:
            digests.add(hashlib.sha256(data.read()).hexdigest())
    return digests


def load_in_parts(_):
    parts = [bytearray(MIB) for _ in range(SIZE // MIB)]
    descriptor = os.open("data", os.O_RDONLY)
    read = os.preadv(descriptor, parts, 0)
    os.close(descriptor)
    assert read == SIZE, read
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part)
    return {digest.hexdigest()}


if __name__ == "__main__":
    content = os.urandom(MIB) * (SIZE // MIB)
    expected = hashlib.sha256(content).hexdigest()
    with open("data", "wb") as data:
        data.write(content)
    del content
    children = []
    for _ in range(WORKERS):
        child = os.fork()
        if child == 0:
            os._exit(0 if load(0) == {expected} else 1)
        children.append(child)
    for child in children:
        assert os.waitpid(child, 0)[1] == 0
    with ThreadPoolExecutor(3) as threads:
        assert set().union(*threads.map(load_in_parts, range(WORKERS))) == {expected}
    # A long read of what is not there yet waits for it, and keeps nobody else from reading.
    readable, writable = os.pipe()
    waiting = [ThreadPoolExecutor(1).submit(os.read, readable, 8 * MIB) for _ in range(6)]
    assert load(0) == {expected}
    for future in waiting:
        os.write(writable, b"x")
    os.close(writable)
    assert b"".join(future.result() for future in waiting) == b"xxxxxx"
    print("fine")
