# Temporary files and folders of every kind; nothing is left of them.
import os
import tempfile
from pathlib import Path

with tempfile.TemporaryDirectory(prefix="nest-", suffix="-egg") as folder:
    name = os.path.basename(folder)
    print(name.startswith("nest-"), name.endswith("-egg"), oct(os.stat(folder).st_mode & 0o777))
    for number in range(3):
        handle, path = tempfile.mkstemp(".txt", dir=folder, text=True)
        with open(handle, "w", encoding="utf-16") as file:
            file.write("ü" * number)
        print(Path(path).suffix, os.path.getsize(path), oct(os.stat(path).st_mode & 0o777))
    print(len(os.listdir(folder)))
print("folder gone:", not os.path.exists(folder))

with tempfile.NamedTemporaryFile("w+", encoding="utf-8", newline="\r\n") as file:
    file.write("first\nsecond\n")
    file.flush()
    print(os.path.getsize(file.name), Path(file.name).read_bytes())
    file.seek(0)
    print(file.readlines())
print("file gone:", not os.path.exists(file.name))

with tempfile.NamedTemporaryFile(delete=False) as file:
    file.write(b"kept")
print(Path(file.name).read_bytes(), os.unlink(file.name))

with tempfile.SpooledTemporaryFile(max_size=10) as file:
    file.write(b"12345")
    print("in memory", not file._rolled)
    file.write(b"67890123")
    print("on disk", file._rolled, file.tell())
    file.seek(-3, os.SEEK_END)
    print(file.read(), file.truncate(4), file.seek(0), file.read())

with tempfile.TemporaryFile() as file:
    file.seek(100_000)
    file.write(b"end")
    file.flush()
    size = os.fstat(file.fileno()).st_size
    print("sparse", size, os.pread(file.fileno(), 5, 99_998))
print(tempfile.gettempprefix(), isinstance(file.name, str), file.closed)
