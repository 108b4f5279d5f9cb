# id: limits-05-threads
# tries: start threads without end
# must: limit processes
# witness: more --processes 1000
# options: --processes 64
import threading, time
for _ in range(150):
    threading.Thread(target=time.sleep, args=(1.5,)).start()
time.sleep(0.5)
print("ESCAPED")
