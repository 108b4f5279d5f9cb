# Producers and consumers with queue.Queue; results are sorted before they are shown.
import queue
import threading

jobs = queue.Queue(maxsize=5)
results = queue.SimpleQueue()


def produce(first, last):
    for number in range(first, last):
        jobs.put(number)


def consume():
    while (number := jobs.get()) is not None:
        results.put((number, sum(d for d in range(1, number) if number % d == 0)))
        jobs.task_done()
    jobs.task_done()


producers = [threading.Thread(target=produce, args=(n, n + 10)) for n in (1, 11, 21)]
consumers = [threading.Thread(target=consume) for _ in range(3)]
for thread in producers + consumers:
    thread.start()
for thread in producers:
    thread.join()
for _ in consumers:
    jobs.put(None)
jobs.join()
for thread in consumers:
    thread.join()

sums = dict(sorted(results.get() for _ in range(results.qsize())))
print("perfect:", [n for n, s in sums.items() if n == s])
print("abundant:", [n for n, s in sums.items() if s > n])

stack = queue.LifoQueue()
ranked = queue.PriorityQueue(maxsize=3)
for name, rank in [("wash", 2), ("cook", 1), ("eat", 3)]:
    stack.put(name)
    ranked.put((rank, name))
print([stack.get() for _ in range(3)])
for action in (lambda: ranked.put_nowait((9, "x")), lambda: stack.get(timeout=0.01)):
    try:
        action()
    except (queue.Full, queue.Empty) as error:
        print("raised", type(error).__qualname__, repr(error))
ranked.shutdown()
print([ranked.get() for _ in range(3)])
try:
    ranked.get()
except queue.ShutDown as error:
    print(type(error).__name__)
