# id: limits-69-kept-lists
# tries: hold memory of the kernel in open lists of mappings, each of which once had a line of a megabyte
# must: not escaped
# witness: plain
# options: --memory 67108864 --cpu 20 --wall 20
import mmap, os, time
PROCESSES, LISTS, FOLDERS = 2, 200, 900
for _ in range(FOLDERS):
    os.mkdir("\n" * 250)
    os.chdir("\n" * 250)
file = os.open("f", os.O_CREAT | os.O_RDWR)
os.ftruncate(file, 4096)


def hold(lists):
    mapped = mmap.mmap(file, 4096)
    kept = [os.open("/proc/self/maps", os.O_RDONLY) for _ in range(lists)]
    for one in kept:
        # The kernel makes room for the long line when that one is read.
        while 0 < len(os.read(one, 65536)) < 4000:
            pass
    mapped.close()
    return kept


filled = os.pipe()
for _ in range(PROCESSES):
    if os.fork() == 0:
        kept = hold(LISTS)
        os.write(filled[1], b".")
        time.sleep(9)
        os._exit(0)
for _ in range(PROCESSES):
    os.read(filled[0], 1)
time.sleep(3)
print("ESCAPED", PROCESSES * LISTS, "lists", flush=True)
os._exit(0)
