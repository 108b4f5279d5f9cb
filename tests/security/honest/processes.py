# Pools and managers of processes.
# differs: landlock: semaphores need /dev/shm, managers need named sockets
import concurrent.futures
import multiprocessing


def square(number):
    return number * number


if __name__ == "__main__":
    with multiprocessing.Pool(2) as pool:
        assert pool.map(square, range(5)) == [0, 1, 4, 9, 16]
    with multiprocessing.Manager() as manager:
        shared = manager.dict(a=1)
        assert shared["a"] == 1
    with concurrent.futures.ProcessPoolExecutor(2) as pool:
        assert list(pool.map(square, range(3))) == [0, 1, 4]
    print("fine")
