# Threads, children, queues and event loops of the standard library.
import asyncio
import concurrent.futures
import queue
import threading


def square(number):
    return number * number


async def both():
    process = await asyncio.create_subprocess_exec("echo", "child", stdout=asyncio.subprocess.PIPE)
    return (await process.communicate())[0], await asyncio.to_thread(square, 4)


if __name__ == "__main__":
    waiting = queue.Queue()
    threads = [threading.Thread(target=waiting.put, args=(n,)) for n in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert waiting.qsize() == 8
    assert asyncio.run(both()) == (b"child\n", 16)
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert list(pool.map(square, range(3))) == [0, 1, 4]
    print("fine")
