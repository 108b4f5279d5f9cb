# A database with a write-ahead log, written by one thread and read by others.
import sqlite3
import threading

ROWS = 100_000
writer = sqlite3.connect("base.db", check_same_thread=False)
mode = writer.execute("pragma journal_mode=wal").fetchone()[0]
assert mode == "wal", mode
writer.execute("create table t (n integer primary key, text)")
writer.commit()


def read():
    base = sqlite3.connect("base.db", timeout=60)
    for _ in range(20):
        count, most = base.execute("select count(*), max(n) from t").fetchone()
        assert count == 0 or count == most + 1
    base.close()


readers = [threading.Thread(target=read) for _ in range(6)]
for reader in readers:
    reader.start()
for start in range(0, ROWS, 5000):
    writer.executemany("insert into t values (?, ?)",
                       ((n, f"row {n} " * 10) for n in range(start, start + 5000)))
    writer.commit()
for reader in readers:
    reader.join()
assert writer.execute("select count(*) from t").fetchone()[0] == ROWS
writer.execute("pragma wal_checkpoint(truncate)")
writer.close()
print("fine")
