# Makes a small tree of files with pathlib and os, walks, globs, renames and removes it.
import glob
import os
from pathlib import Path, PurePosixPath, PureWindowsPath

top = Path("garden")
for name in ("beds/roses.txt", "beds/deep/mint.txt", "shed/tools.CSV", "été.txt", ".hidden"):
    path = top / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{path.stem}\n" * 3, encoding="utf-8")

print(sorted(map(str, top.rglob("*.txt"))))
print(sorted(glob.glob("**/*.[ct]*", root_dir=top, recursive=True)))
print(sorted(path.name for path in top.iterdir()), sorted(glob.glob("garden/*")))
for folder, folders, files in os.walk(top):
    folders.sort()
    print(folder, folders, sorted(files))

roses = top / "beds" / "roses.txt"
print(roses.stat().st_size, roses.suffix, roses.with_suffix(".md"), roses.parts,
      roses.match("b*/*"))
print(roses.relative_to(top), os.path.relpath("garden/shed", "garden/beds"), roses.is_absolute())
moved = roses.rename(roses.with_stem("tulips"))
print(moved, roses.exists(), moved.read_text().split())
(top / "link").symlink_to("beds")
print(os.readlink("garden/link"), (top / "link" / "tulips.txt").is_file(),
      (top / "link").is_symlink())
os.chmod(moved, 0o640)
print(oct(moved.stat().st_mode), os.access(moved, os.R_OK))

for action in (lambda: top.rmdir(), lambda: (top / "no").read_bytes(), lambda: open(top),
               lambda: top.mkdir(), lambda: os.listdir(moved), lambda: os.remove("garden/none")):
    try:
        action()
    except OSError as error:
        print(type(error).__name__, "-", error)

print(PurePosixPath("/a/../b//c/."), PureWindowsPath(r"C:\x\y.tar.gz").suffixes, Path("~x").name)
for path in sorted(top.rglob("*"), key=lambda p: len(p.parts), reverse=True):
    path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
top.rmdir()
print(top.exists())
