# Forked processes with shared values, arrays, queues, locks and exit codes.
import multiprocessing
import sys

context = multiprocessing.get_context("fork")


def count(counter, squares, number):
    for _ in range(100):
        with counter.get_lock():
            counter.value += 1
    squares[number] = number**2


def end(status):
    if status == "raise":
        raise KeyError(status)
    sys.exit(status)


def feed(queue, items):
    for item in items:
        queue.put(item)
    queue.put(None)


def main():
    counter, squares = context.Value("i", 0), context.Array("d", 4)
    processes = [context.Process(target=count, args=(counter, squares, n)) for n in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    print(counter.value, squares[:], [process.exitcode for process in processes])

    queue = context.Queue()
    feeder = context.Process(target=feed, args=(queue, ["α", {"b": 2}, (3,)]))
    feeder.start()
    print(list(iter(queue.get, None)))
    feeder.join()

    codes = []
    for status in (0, 7, None):
        process = context.Process(target=end, args=(status,))
        process.start()
        process.join()
        codes.append(process.exitcode)
    sleeper = context.Process(target=multiprocessing.Event().wait)
    sleeper.start()
    sleeper.terminate()
    sleeper.join()
    print(codes, sleeper.exitcode)
    with context.Pool(3) as pool:
        print(pool.starmap(divmod, [(17, 5), (-7, 2), (9, 3)]), pool.apply(sorted, ["hello"]))
        print(list(pool.imap(abs, [-1, -2])), pool.map_async(str, [1]).get(5))


if __name__ == "__main__":
    main()
