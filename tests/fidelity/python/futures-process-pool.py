# A pool of processes computes; errors come back with the traceback of the child.
import concurrent.futures
import math
import multiprocessing
import sys


def is_prime(number):
    return number > 1 and all(number % d for d in range(2, math.isqrt(number) + 1))


def invert(number):
    if number == 0:
        raise ZeroDivisionError("zero has no inverse")
    return 1 / number


def main():
    numbers = [112272535095293, 17, 18, 1, 2147483647]
    context = multiprocessing.get_context("fork")
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        for number, prime in zip(numbers, pool.map(is_prime, [n % 100003 for n in numbers])):
            print(f"{number:>16,} {prime}")
        print([*pool.map(invert, [1, 2, 4, 8], chunksize=2)])
        failed = pool.submit(invert, 0)
        error = failed.exception()
        print(repr(error), type(error.__cause__).__name__)
        print(str(error.__cause__).strip().splitlines()[-2])
        lost = pool.submit(invert, lambda: 1)
        print(type(lost.exception()).__name__)
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
        try:
            pool.submit(sys.exit, 4).result()
        except SystemExit as error:
            print("SystemExit", error.code)
    print("end")


if __name__ == "__main__":
    main()
