# Files, temporary folders, databases, archives and links.
import os
import pathlib
import shutil
import sqlite3
import tarfile
import tempfile
import zipfile

with tempfile.TemporaryDirectory() as folder:
    path = pathlib.Path(folder) / "a.txt"
    path.write_text("text")
    shutil.copy2(path, path.with_suffix(".bak"))
    os.chmod(path, 0o600)
    os.symlink("a.txt", path.with_name("link"))
    assert path.with_name("link").read_text() == "text"
    os.rename(path, path.with_name("b.txt"))
    with zipfile.ZipFile(path.with_name("c.zip"), "w") as archive:
        archive.write(path.with_name("b.txt"), "b.txt")
    with tarfile.open(path.with_name("d.tgz"), "w:gz") as archive:
        archive.add(path.with_name("b.txt"), "b.txt")
    os.mkfifo(path.with_name("fifo"))
database = sqlite3.connect("data.db")
database.execute("pragma journal_mode=wal")
database.execute("create table t (n)")
database.execute("insert into t values (1)")
database.commit()
assert database.execute("select sum(n) from t").fetchone() == (1,)
print("fine")
