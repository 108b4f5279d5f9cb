# id: limits-74-all-watches
# tries: watch so many descriptors that no other program of the user can watch any
# must: not escaped
# witness: plain
# options: --memory 2147483648 --cpu 60 --wall 60
import os, select, time

SETS, FILES, NUMBERS = 40, 110, 80
sets = [select.epoll() for _ in range(SETS)]
watched = 0
for _ in range(FILES):
    file = os.eventfd(0)
    numbers = [os.dup(file) for _ in range(NUMBERS)]
    for one in sets:
        for number in numbers:
            one.register(number)
    watched += SETS * NUMBERS
    for number in numbers:  # what is watched stays, as long as the file is open
        os.close(number)
time.sleep(1)
print("ESCAPED", watched, "watches", flush=True)
os._exit(0)
