# Packs files to zip, tar and gzip archives, lists and reads them, and meets broken ones.
import bz2
import gzip
import io
import lzma
import os
import tarfile
import zipfile
import zlib

POEM = "Roses are réd,\nviolets are blue.\n" * 40
packed = {
    "zlib": zlib.compress(POEM.encode(), 9), "gzip": gzip.compress(POEM.encode(), mtime=0),
    "bz2": bz2.compress(POEM.encode()), "lzma": lzma.compress(POEM.encode())}
for (name, data), unpack in zip(
        packed.items(), (zlib.decompress, gzip.decompress, bz2.decompress, lzma.decompress)):
    print(name, len(data) < 200, data[:3], unpack(data).decode() == POEM)

with gzip.open("poem.gz", "wt", encoding="utf-8") as file:
    file.write(POEM)
with gzip.open("poem.gz", "rt", encoding="utf-8") as file:
    print(file.readline(), sum(1 for _ in file))

with zipfile.ZipFile("out.zip", "w", zipfile.ZIP_DEFLATED) as archive:
    info = zipfile.ZipInfo("dir/poem.txt", (2020, 2, 3, 4, 5, 6))
    archive.writestr(info, POEM)
    archive.writestr("dir/größe.bin", bytes(1000))
    archive.comment = b"a comment"
with zipfile.ZipFile("out.zip") as archive:
    print(archive.namelist(), archive.testzip(), archive.comment,
          archive.getinfo("dir/poem.txt").date_time)
    print([(i.filename, i.file_size, i.compress_size, hex(i.CRC)) for i in archive.infolist()])
    print(archive.read("dir/poem.txt").splitlines()[1], zipfile.Path(archive, "dir/").is_dir())
    try:
        archive.read("nothing")
    except KeyError as error:
        print(error)

with tarfile.open("out.tar.gz", "w:gz") as archive:
    for name, size in (("a.bin", 10), ("b/c.bin", 2000)):
        entry = tarfile.TarInfo(name)
        entry.size, entry.mtime, entry.mode = size, 86400, 0o640
        archive.addfile(entry, io.BytesIO(b"x" * size))
with tarfile.open("out.tar.gz") as archive:
    print([(m.name, m.size, oct(m.mode), m.mtime) for m in archive],
          archive.getmember("a.bin").isfile())
    archive.extractall("there", filter="data")
print(sorted(os.listdir("there")), os.path.getsize("there/b/c.bin"))
for action in (lambda: zipfile.ZipFile("poem.gz"), lambda: tarfile.open("out.zip"),
               lambda: gzip.decompress(packed["gzip"][:-9]), lambda: zlib.decompress(b"junk"),
               lambda: gzip.decompress(b"text"), lambda: lzma.decompress(b"x" * 30)):
    try:
        action()
    except (zipfile.BadZipFile, tarfile.TarError, OSError, EOFError, zlib.error,
            lzma.LZMAError) as error:
        print(type(error).__name__, str(error).splitlines()[0])
for name in ("poem.gz", "out.zip", "out.tar.gz"):
    os.remove(name)
