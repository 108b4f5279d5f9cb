# id: limits-40-all-folders
# tries: fill all places that it may write to, each below the limit
# must: not escaped
# witness: plain
import os, tempfile, time
places = {os.getcwd(), tempfile.gettempdir(), os.path.expanduser("~"), "/dev/shm"}
def takes(place):
    try:
        with tempfile.TemporaryFile(dir=place): return True
    except OSError: return False
places = [place for place in places if takes(place)]
paths = []
try:
    for number in range(12):
        path = f"{places[number % len(places)]}/sandpad-big-{number}"
        with open(path, "xb") as file:
            paths.append(path)
            for _ in range(40): file.write(bytes(1 << 20))
    time.sleep(1)
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
finally:
    for path in paths: os.remove(path)
