# A pool of fifty workers that all hold the parent's table, and work on it.
import os

table = list(range(500_000))  # shared by all, some 20 MiB
workers = []
for number in range(50):
    reader, writer = os.pipe()
    if os.fork() == 0:
        own = [n * number for n in table[:20_000]]
        os.write(writer, str(sum(own)).encode())
        os._exit(0)
    os.close(writer)
    workers.append((number, reader))
expected = sum(table[:20_000])
for number, reader in workers:
    assert int(os.read(reader, 100)) == number * expected
    os.close(reader)
for _ in workers:
    os.wait()
print("fine")
