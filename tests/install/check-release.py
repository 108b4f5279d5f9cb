"""usage: check-release.py PROJECT VERSION

Makes the files of a release for a package and a tarball that hold nothing, and looks at them.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

project, version = Path(sys.argv[1]), sys.argv[2]
sys.path[:0] = [str(project / "scripts/dev"), str(Path(__file__).parent)]
sys.dont_write_bytecode = True
import licences
import spdx

VERSIONS = {"libqt6core6t64": "6.8.2", "bubblewrap": "0.11", "libc6": "2.41", "libx11-6": "1.8"}
FORM = "Format: x\n\nFiles: *\nCopyright: A\nLicense: "
TEXTS = {
    "libqt6core6t64": f"{FORM}LGPL-2+\n\nFiles: a\nCopyright: A\nLicense: GPL-3\n",
    "bubblewrap": f"{FORM}A-variant\n Do what you like.\n .\n And say so.\n\nFiles: debian/*\nLicense: GPL-2\n",
    "libc6": f"{FORM}LGPL-2.1+\n",
    "libx11-6": "This package was downloaded from nowhere.\n",
}


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
    """Carries files of some packages, so it says."""
    unpacked = folder / f"sandpad-{version}-linux-x86_64"
    (unpacked / "licences").mkdir(parents=True)
    (unpacked / "licences/carried.txt").write_text("".join(f"{name} {version} {name} {version}\n" for name, version in VERSIONS.items()))
    for name, text in TEXTS.items():
        (unpacked / f"licences/{name}.txt").write_text(text)
    made = folder / f"{unpacked.name}.tar.zst"
    made.write_bytes(b"packed")
    return "--carried", unpacked, made


def make(folder, *packages):
    return subprocess.run([project / "scripts/dev/release-files", project, folder, *packages], capture_output=True, text=True)


def check_bill(bill):
    assert not (found := spdx.problems(bill)), found
    names = {element["name"] for element in bill["packages"]}
    assert {"sandpad", "bubblewrap", "libqt6core6t64", "nlohmann-json3-dev", "libc6-dev"} <= names, names
    carried = {element["name"]: element["versionInfo"] for element in bill["packages"] if "-Carried-" in element["SPDXID"]}
    assert carried == VERSIONS, carried
    for element in bill["packages"]:
        assert element["versionInfo"] != "NOASSERTION", f"the version of {element['name']} is not known"
        assert element["licenseDeclared"] and element["downloadLocation"], element
    assert carried_licences(bill) == {"libqt6core6t64": "LGPL-2.0-or-later", "bubblewrap": "LicenseRef-bubblewrap-A-variant",
                                      "libc6": "LGPL-2.1-or-later", "libx11-6": "NOASSERTION"}
    comments = {element["name"]: element["licenseComments"] for element in bill["packages"] if "-Carried-" in element["SPDXID"]}
    assert comments["libx11-6"] == "licences/tarball/libx11-6.txt. Its copyright file is not machine-readable.", comments
    assert "others: GPL-3." in comments["libqt6core6t64"] and "GPL" not in comments["bubblewrap"], comments
    assert bill["hasExtractedLicensingInfos"] == [{"licenseId": "LicenseRef-bubblewrap-A-variant",
                                                   "extractedText": "Do what you like.\n\nAnd say so."}], bill["hasExtractedLicensingInfos"]
    described = {relation["relatedSpdxElement"] for relation in bill["relationships"] if relation["relationshipType"] == "DESCRIBES"}
    assert len(described) == 3, described  # the package, the tarball and the sources
    own = [element for element in bill["packages"] if element["name"] == "sandpad"]
    assert len(own) == 1 and "checksums" in own[0], own


def carried_licences(bill):
    return {element["name"]: element["licenseDeclared"] for element in bill["packages"] if "-Carried-" in element["SPDXID"]}


def check_expressions():
    """Names of licences in the words of SPDX; what is not known stays unknown."""
    for debian, name in (("Expat", "MIT"), ("LGPL-3 or GPL-2", "LGPL-3.0-only OR GPL-2.0-only"),
                         ("BSD-3-clause, and Zlib", "BSD-3-Clause AND Zlib"), ("permissive", "NOASSERTION"),
                         ("GPL-2+ with Autoconf exception", "NOASSERTION"), ("MIT and Zlib or curl", "MIT AND Zlib OR curl"),
                         ("MIT or Zlib, and curl", "(MIT OR Zlib) AND curl"), ("MIT, or Zlib, and curl", "NOASSERTION")):
        assert licences.expression(debian) == name, (debian, licences.expression(debian))
    for text in ("", "Format: x\n\nFiles: *\nCopyright: A\n", "Format: x\n\nFiles: a\nLicense: MIT\n",
                 "This package is old.\nLicense: MIT\n", f"{FORM}A-variant\n"):
        found = licences.declared(text)
        assert found.expression == "NOASSERTION" and found.comment, text


def check_damage(bill):
    """Whatever is damaged in a bill of materials is found."""
    def damaged(change):
        copy = json.loads(json.dumps(bill))
        change(copy)
        return spdx.problems(copy)

    first = bill["packages"][0]["SPDXID"]
    for name, change in {
        "version": lambda bill: bill.update(spdxVersion="SPDX-3"),
        "two identifiers": lambda bill: bill["packages"][1].update(SPDXID=first),
        "form of an identifier": lambda bill: bill["packages"][0].update(SPDXID="SPDXRef-a_b"),
        "nobody's relation": lambda bill: bill["relationships"][0].update(relatedSpdxElement="SPDXRef-gone"),
        "unknown relation": lambda bill: bill["relationships"][0].update(relationshipType="LIKES"),
        "lost element": lambda bill: bill.update(relationships=[
            one for one in bill["relationships"] if one["relatedSpdxElement"] != "SPDXRef-Carried-libx11-6"]),
        "unknown licence": lambda bill: bill["packages"][0].update(licenseDeclared="GPL-4"),
        "broken expression": lambda bill: bill["packages"][0].update(licenseDeclared="MIT AND (Zlib"),
        "no operator": lambda bill: bill["packages"][0].update(licenseDeclared="MIT Zlib"),
        "reference without text": lambda bill: bill["hasExtractedLicensingInfos"].clear(),
        "unknown without a reason": lambda bill: bill["packages"][0].update(licenseDeclared="NOASSERTION"),
        "checksum": lambda bill: bill["packages"][0]["checksums"][0].update(checksumValue="abc"),
        "day": lambda bill: bill["creationInfo"].update(created="today"),
    }.items():
        assert damaged(change), f"not found: {name}"


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
    bill = json.loads((folder / f"sandpad-{version}.spdx.json").read_text())
    check_bill(bill)
    check_damage(bill)
    notes = (folder / "NOTES.md").read_text()
    assert notes.startswith(f"# Sandpad {version}\n") and notes.count("\n## ") == 0, notes[:200]
    assert f"sandpad_{version}-1_amd64.deb" in notes and "](docs/" not in notes, "the notes help nobody who has only these files"
    first = {path: (folder / path).read_bytes() for path in files}
    assert make(folder, folder.parent / f"sandpad_{version}-1_amd64.deb", *packed).returncode == 0
    assert first == {path: (folder / path).read_bytes() for path in files}, "made again it is another"
    assert "is not of version" in make(folder, package(Path(place), "sandpad", "9.9.9")).stderr
