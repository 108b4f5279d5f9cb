# Keeps a ledger in SQLite: transactions, constraints, functions, rows and a backup to a file.
import contextlib
import os
import sqlite3

db = sqlite3.connect(":memory:")
db.row_factory = sqlite3.Row
db.executescript("""
    PRAGMA foreign_keys = ON;
    CREATE TABLE account (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL);
    CREATE TABLE entry (account INTEGER REFERENCES account, cents INTEGER CHECK (cents <> 0),
                        note TEXT COLLATE NOCASE);
""")
with db:
    db.executemany("INSERT INTO account (name) VALUES (?)", [("cash",), ("bank",), ("Zoë",)])
    db.executemany("INSERT INTO entry VALUES (:who, :cents, :note)", [
        {"who": 1, "cents": 500, "note": "gift"}, {"who": 1, "cents": -120, "note": "Apples"},
        {"who": 2, "cents": 100000, "note": "apples"}, {"who": 3, "cents": 7, "note": None}])

SUMS = """SELECT name, SUM(cents) AS total, COUNT(note) AS notes FROM entry JOIN account
          ON account = id GROUP BY name ORDER BY total DESC"""
for row in db.execute(SUMS):
    print(tuple(row), row.keys(), row["total"] / 100)

for statement, values in (
        ("INSERT INTO account (name) VALUES (?)", ("cash",)),
                          ("INSERT INTO entry VALUES (9, 1, '')", ()),
        ("INSERT INTO entry VALUES (1, 0, '')", ()), ("SELECT amount FROM nowhere", ()),
        ("SELEC 1", ()), ("SELECT ?", ()), ("SELECT ?", ({},))):
    try:
        with db:
            db.execute("DELETE FROM entry WHERE account = 3")
            db.execute(statement, values)
    except sqlite3.Error as error:
        print(type(error).__name__, error, getattr(error, "sqlite_errorname", None))
print(db.execute("SELECT COUNT(*) FROM entry").fetchone()[0], db.in_transaction, db.total_changes)

db.create_function("reversed", 1, lambda text: text and text[::-1], deterministic=True)
print([row[0] for row in db.execute("SELECT reversed(note) FROM entry WHERE note = 'APPLES'")])
print(db.execute("SELECT 7/2, 7/2.0, 'a'||1, typeof(x'00'), CAST('12x' AS INTEGER), NULL IS NULL,"
                 " upper('é'), round(2.5), json_extract('{\"a\":[1,2]}', '$.a[1]')").fetchone()[:])
with contextlib.closing(sqlite3.connect("ledger.db")) as file, file:
    db.backup(file)
with contextlib.closing(sqlite3.connect("file:ledger.db?mode=ro", uri=True)) as file:
    print(file.execute("PRAGMA integrity_check").fetchall(), len(list(file.iterdump())))
    try:
        file.execute("DELETE FROM entry")
    except sqlite3.OperationalError as error:
        print(error)
os.remove("ledger.db")
