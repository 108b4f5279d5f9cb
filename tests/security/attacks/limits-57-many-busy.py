# id: limits-57-many-busy
# tries: keep memory in so many processes that compute that whoever looks at them has no processor
# must: not escaped
# witness: more --memory 1000000000 --cpu 100 --wall 60
# options: --memory 100000000 --cpu 100 --wall 60
import mmap, os, time
PROCESSES, EACH, PAGE = 100, 4 << 20, 4096
filled = mmap.mmap(-1, PAGE)
for number in range(PROCESSES):
    if os.fork() == 0:
        memory = mmap.mmap(-1, EACH, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        for place in range(0, EACH, PAGE):
            memory[place] = 1
        filled[number] = 1
        while True:
            pass
while sum(filled[:PROCESSES]) < PROCESSES:
    time.sleep(0.1)
time.sleep(8)
print("ESCAPED", flush=True)
os.kill(-1, 9)
