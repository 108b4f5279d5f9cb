# Generators: send, throw, close, return values, yield from and pipelines.
def averager():
    total, count, average = 0.0, 0, None
    try:
        while True:
            try:
                value = yield average
            except ValueError as error:
                print("  skipped:", error)
                continue
            if value is None:
                return count, total
            total, count = total + value, count + 1
            average = total / count
    finally:
        print("  averager ends")


def collect(results):
    while True:
        results.append((yield from averager()))


average = averager()
next(average)
print([average.send(n) for n in (10, 20, 60)])
print(average.throw(ValueError("no number")))
try:
    average.send(None)
except StopIteration as stop:
    print("returned", stop.value)
results = []
collector = collect(results)
next(collector)
for value in (1, 2, None, 5, None):
    collector.send(value)
collector.close()
print(results)


def lines():
    for number in range(1, 8):
        yield f"{number}:{'#' * number}"


odd = (line for line in lines() if int(line.partition(":")[0]) % 2)
print(list(odd))
stopped = (n for n in [1])
print(next(stopped), next(stopped, "no more"))


def careless():
    yield 1
    next(iter([]))


try:
    list(careless())
except RuntimeError as error:
    print(error, "/", repr(error.__cause__))
