# A pool of threads: map, submit, callbacks, errors and cancelled futures.
import concurrent.futures as cf
import threading


def collatz(n):
    steps = 0
    while n != 1:
        n = 3 * n + 1 if n % 2 else n // 2
        steps += 1
    return steps


def parse(text):
    return int(text)


with cf.ThreadPoolExecutor(max_workers=4) as pool:
    print(list(pool.map(collatz, range(1, 12))))
    futures = {pool.submit(parse, text): text for text in ("1", "two", "3", "4.0", "٥")}
    for future in sorted(cf.as_completed(futures), key=futures.get):
        error = future.exception()
        print(f"{futures[future]:>4}:", future.result() if error is None else repr(error))

gate = threading.Event()
with cf.ThreadPoolExecutor(max_workers=1, thread_name_prefix="only") as pool:
    first = pool.submit(lambda: gate.wait() and threading.current_thread().name)
    second = pool.submit(print, "never")
    second.add_done_callback(lambda f: print("second is cancelled:", f.cancelled()))
    print("cancel:", second.cancel(), first.cancel() if first.running() else "not running yet")
    gate.set()
print(first.result(), first.done())
try:
    second.result()
except cf.CancelledError as error:
    print("CancelledError", error.args)

with cf.ThreadPoolExecutor() as pool:
    results = pool.map(parse, ["7", "8", "x", "9"])
    try:
        for result in results:
            print("got", result)
    except ValueError as error:
        print("stopped at:", error)
try:
    pool.submit(parse, "1")
except RuntimeError as error:
    print(error)
