# id: limits-75-moved-about
# tries: have processes move each other between the processors all the time, so that the supervisor does not see them
# must: limit cpu at once
# witness: more --cpu 60 --wall 120
# options: --cpu 0.5 --wall 20
import mmap, os, struct, time

MOVERS = 20
turn = mmap.mmap(-1, 4096)
children = []
for number in range(MOVERS):
    child = os.fork()
    if child == 0:
        while not turn[0]:
            time.sleep(0.001)
        (other,) = struct.unpack_from("i", turn, 4 + 4 * ((number + 1) % MOVERS))
        processors = sorted(os.sched_getaffinity(0))
        end = time.monotonic() + 3
        while time.monotonic() < end:
            for processor in (processors[0], processors[-1]):
                try:
                    os.sched_setaffinity(other, {processor})
                except OSError:
                    os._exit(0)
        os._exit(0)
    struct.pack_into("i", turn, 4 + 4 * number, child)
    children.append(child)
turn[0] = 1
for child in children:
    os.waitpid(child, 0)
print("ESCAPED", flush=True)
os._exit(0)
