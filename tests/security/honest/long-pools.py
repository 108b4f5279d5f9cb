# Pools of fifty processes as the library makes them, three times.
# differs: landlock: semaphores need /dev/shm, managers need named sockets
import multiprocessing

import numpy as np


def work(number):
    return float(np.arange(number * 1000).sum())


if __name__ == "__main__":
    for _ in range(3):
        with multiprocessing.Pool(50) as pool:
            assert sum(pool.map(work, range(200))) > 0
    print("fine")
