"""usage: check-release.py PROJECT VERSION

Makes the files of a release for a package and a tarball that hold nothing, and looks at them.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

project, version = Path(sys.argv[1]), sys.argv[2]


def package(folder, name, version):
    root = folder / f"{name}-{version}"
    (root / "DEBIAN").mkdir(parents=True)
    (root / "DEBIAN/control").write_text(
        f"Package: {name}\nVersion: {version}-1\nArchitecture: amd64\nMaintainer: A <a@b.invalid>\n"
        "Depends: bubblewrap, sandpad, libc6 (>= 2.38), libqt6core6t64 (>= 6.8) | other\nDescription: nothing\n")
    made = folder / f"{name}_{version}-1_amd64.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", root, made], check=True, stdout=subprocess.DEVNULL)
    return made


def tarball(folder, version):
    """Carries files of two packages, so it says."""
    unpacked = folder / f"sandpad-{version}-linux-x86_64"
    (unpacked / "licences").mkdir(parents=True)
    (unpacked / "licences/carried.txt").write_text("libqt6core6t64 6.8.2 qt6-base 6.8.2\nbubblewrap 0.11 bubblewrap 0.11\n")
    for name in "libqt6core6t64", "bubblewrap":
        (unpacked / f"licences/{name}.txt").write_text(
            "Format: x\n\nFiles: *\nCopyright: A\nLicense: LGPL-2+\n\nFiles: a\nCopyright: A\nLicense: GPL-3\n")
    made = folder / f"{unpacked.name}.tar.zst"
    made.write_bytes(b"packed")
    return "--carried", unpacked, made


def make(folder, *packages):
    return subprocess.run([project / "scripts/dev/release-files", project, folder, *packages], capture_output=True, text=True)


def check_bill(bill):
    assert bill["spdxVersion"] == "SPDX-2.3" and bill["dataLicense"] == "CC0-1.0", bill
    known = {"SPDXRef-DOCUMENT"} | {element["SPDXID"] for element in bill["packages"]}
    assert len(known) == len(bill["packages"]) + 1, "two elements have one identifier"
    for relation in bill["relationships"]:
        assert {relation["spdxElementId"], relation["relatedSpdxElement"]} <= known, relation
    names = {element["name"] for element in bill["packages"]}
    assert {"sandpad", "bubblewrap", "libqt6core6t64", "nlohmann-json3-dev", "libc6-dev"} <= names, names
    carried = {element["name"]: element["versionInfo"] for element in bill["packages"] if "-Carried-" in element["SPDXID"]}
    assert carried == {"libqt6core6t64": "6.8.2", "bubblewrap": "0.11"}, carried
    for element in bill["packages"]:
        assert element["versionInfo"] != "NOASSERTION", f"the version of {element['name']} is not known"
        assert element["licenseDeclared"] and element["downloadLocation"], element
    assert carried_licences(bill) == {"libqt6core6t64": "LGPL-2.0-or-later", "bubblewrap": "LGPL-2.0-or-later"}
    described = {relation["relatedSpdxElement"] for relation in bill["relationships"] if relation["relationshipType"] == "DESCRIBES"}
    assert len(described) == 3, described  # the package, the tarball and the sources
    own = [element for element in bill["packages"] if element["name"] == "sandpad"]
    assert len(own) == 1 and "checksums" in own[0], own


def carried_licences(bill):
    return {element["name"]: element["licenseDeclared"] for element in bill["packages"] if "-Carried-" in element["SPDXID"]}


def check_expressions():
    """Names of licences in the words of SPDX; what is not known stays unknown."""
    sys.path.insert(0, str(project / "scripts/dev"))
    sys.dont_write_bytecode = True
    import licences

    for debian, spdx in (("Expat", "MIT"), ("LGPL-3 or GPL-2", "LGPL-3.0-only OR GPL-2.0-only"),
                         ("BSD-3-clause, and Zlib", "BSD-3-Clause AND Zlib"), ("permissive", "NOASSERTION"),
                         ("GPL-2+ with Autoconf exception", "NOASSERTION"), ("MIT and Zlib or curl", "NOASSERTION")):
        assert licences.expression(debian) == spdx, (debian, licences.expression(debian))
    for text in ("", "Files: *\nCopyright: A\n", "Files: a\nLicense: MIT\n", "This package is old.\nLicense: MIT\n"):
        assert licences.declared(text) == "NOASSERTION", text


with tempfile.TemporaryDirectory() as place:
    folder = Path(place) / "release"
    sources = Path(place) / f"sandpad-{version}-source.tar.gz"
    sources.write_bytes(b"sources")
    packed = [*tarball(Path(place), version), "--source", sources]
    ended = make(folder, package(Path(place), "sandpad", version), *packed)
    assert ended.returncode == 0, ended.stderr
    files = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert files >= {"NOTES.md", "SHA256SUMS", f"sandpad-{version}.spdx.json", f"sandpad_{version}-1_amd64.deb",
                     "licences/sandpad-GPL-3.0.txt", "licences/nlohmann-json3-dev.txt",
                     "licences/tarball/bubblewrap.txt", f"sandpad-{version}-linux-x86_64.tar.zst", sources.name}, files
    sums = (folder / "SHA256SUMS").read_text()
    assert {line.split("  ")[1] for line in sums.splitlines()} == files - {"SHA256SUMS"}, sums
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=folder, check=True)
    check_expressions()
    check_bill(json.loads((folder / f"sandpad-{version}.spdx.json").read_text()))
    notes = (folder / "NOTES.md").read_text()
    assert notes.startswith(f"# Sandpad {version}\n") and notes.count("\n## ") == 0, notes[:200]
    assert f"sandpad_{version}-1_amd64.deb" in notes and "](docs/" not in notes, "the notes help nobody who has only these files"
    first = {path: (folder / path).read_bytes() for path in files}
    assert make(folder, folder.parent / f"sandpad_{version}-1_amd64.deb", *packed).returncode == 0
    assert first == {path: (folder / path).read_bytes() for path in files}, "made again it is another"
    assert "is not of version" in make(folder, package(Path(place), "sandpad", "9.9.9")).stderr
