# Threads that take turns: locks, conditions, events, barriers, locals and errors in a thread.
import sys
import threading

turn = 0
condition = threading.Condition()
written = []


def play(number, rounds):
    global turn
    for _ in range(rounds):
        with condition:
            condition.wait_for(lambda: turn % 3 == number)
            written.append("abc"[number])
            turn += 1
            condition.notify_all()


threads = [threading.Thread(target=play, args=(n, 4), name=f"player-{n}") for n in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("".join(written), [thread.name for thread in threads], threads[0].is_alive())

total, lock = 0, threading.Lock()


def add():
    global total
    for _ in range(2000):
        with lock:
            total += 1


adders = [threading.Thread(target=add) for _ in range(4)]
[thread.start() for thread in adders]
[thread.join() for thread in adders]
print("total", total, threading.active_count(), threading.main_thread().name)

local = threading.local()
local.value = "main"
seen = []
thread = threading.Thread(target=lambda: seen.append(hasattr(local, "value")))
thread.start()
thread.join()
print(local.value, seen)

thread = threading.Thread(target=lambda: {}["missing"], name="careless")
thread.start()
thread.join()
print("the program goes on")
timer = threading.Timer(0.01, print, ["timer rang"], {"file": sys.stdout})
timer.start()
timer.join()
try:
    lock.release()
except RuntimeError as error:
    print(error)
