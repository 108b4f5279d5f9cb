# Runs coroutines together: gather keeps the order, workers share a queue.
import asyncio


async def fetch(name, delay):
    await asyncio.sleep(delay)
    if name == "bad":
        raise LookupError(f"no page {name}")
    return name.upper()


async def worker(number, queue, done):
    while True:
        job = await queue.get()
        await asyncio.sleep(0.001)
        done.append(job * job)
        queue.task_done()


async def main():
    print(await asyncio.gather(fetch("slow", 0.03), fetch("quick", 0.0), fetch("middle", 0.01)))
    mixed = await asyncio.gather(fetch("fine", 0), fetch("bad", 0), return_exceptions=True)
    print(mixed)

    pending = [asyncio.create_task(fetch(n, d)) for n, d in [("c", 0.05), ("a", 0.0), ("b", 0.025)]]
    print("as completed:", [await one for one in asyncio.as_completed(pending)])

    queue, done = asyncio.Queue(maxsize=2), []
    workers = [asyncio.create_task(worker(n, queue, done), name=f"worker-{n}") for n in range(3)]
    for job in range(1, 9):
        await queue.put(job)
    await queue.join()
    for one in workers:
        one.cancel()
    ended = await asyncio.gather(*workers, return_exceptions=True)
    print(sorted(done), ended, [w.get_name() for w in workers], queue.empty())

    priority = asyncio.PriorityQueue()
    for item in [(3, "late"), (1, "first"), (2, "second")]:
        priority.put_nowait(item)
    print([priority.get_nowait()[1] for _ in range(priority.qsize())])
    try:
        priority.get_nowait()
    except asyncio.QueueEmpty as error:
        print(repr(error))

    async with asyncio.Semaphore(1) as nothing:
        print("one at a time", nothing)
    print(await asyncio.to_thread(sum, [1, 2, 3]))


asyncio.run(main())
