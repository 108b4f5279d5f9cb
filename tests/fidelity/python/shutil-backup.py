# Copies, moves, packs and unpacks folders with shutil, and leaves one small archive list.
import fnmatch
import io
import os
import shutil
from pathlib import Path

Path("project/src").mkdir(parents=True)
for number in range(3):
    Path(f"project/src/part{number}.py").write_text(f"PART = {number}\n")
Path("project/notes.tmp").write_bytes(b"\0" * 1000)
Path("project/readme").write_text("read me")

shutil.copytree("project", "copy", ignore=shutil.ignore_patterns("*.tmp", "part1*"))
print(sorted(str(p) for p in Path("copy").rglob("*")))
print(shutil.copy2("project/readme", "copy/src"), shutil.move("copy/readme", "copy/README"))
print(fnmatch.filter(sorted(os.listdir("project/src")), "part[!0].py"))

archive = shutil.make_archive("backup", "zip", "project")
print(os.path.basename(archive), [name for name, _ in shutil.get_archive_formats()])
shutil.unpack_archive("backup.zip", "restored")
restored = sorted(p.relative_to("restored") for p in Path("restored").rglob("*") if p.is_file())
print([(str(p), p.parent.name, (Path("restored") / p).stat().st_size) for p in restored])

source, target = io.StringIO("stream\n" * 3), io.StringIO()
shutil.copyfileobj(source, target, 5)
print(target.getvalue().count("stream"), shutil.which("no-such-tool"),
      shutil.which("sh") is not None)
for action in (lambda: shutil.copytree("project", "copy"), lambda: shutil.rmtree("none"),
               lambda: shutil.copy("copy/README", "copy/README"),
               lambda: shutil.unpack_archive("project/readme")):
    try:
        action()
    except (OSError, shutil.Error) as error:
        print(f"{type(error).__name__}: {error}")

for folder in ("project", "copy", "restored"):
    shutil.rmtree(folder)
os.remove(archive)
Path("restored.txt").write_text("\n".join(map(str, restored)) + "\n")
print(sorted(name for name in os.listdir() if not name.endswith(".py")))
