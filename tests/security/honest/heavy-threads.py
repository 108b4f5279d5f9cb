# Two hundred threads that live at the same time, with queues and locks.
import queue
import threading
import zlib

work, done = queue.Queue(), queue.Queue()
barrier = threading.Barrier(200)


def run():
    barrier.wait()
    while (number := work.get()) is not None:
        done.put(zlib.crc32(bytes(number * 100)))


threads = [threading.Thread(target=run) for _ in range(200)]
for number in range(2000):
    work.put(number)
for thread in threads:
    work.put(None)
    thread.start()
for thread in threads:
    thread.join()
assert done.qsize() == 2000
print("fine")
