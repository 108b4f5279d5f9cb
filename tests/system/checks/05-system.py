"""The system of these checks is one that an administrator has: without compilers and without Sandpad's sources."""
from pathlib import Path

import apparmor
from sandpad import expect

USERS = ("root",)
COMPILERS = ("cc", "c++", "*gcc*", "*g++*", "*clang*", "tcc", "make", "ninja", "cmake", "moc", "rustc", "go")
PARTS = ("OutcomeSentence.cpp", "OutcomeSentence.h", "CMakePresets.json")  # of Sandpad's sources


def no_compiler():
    """Those of the languages are the package's own affair: it recommends mono-mcs and esbuild."""
    folders = [Path("/usr/local/bin"), Path("/usr/bin"), *Path("/usr/lib").glob("qt6/libexec"), *Path("/usr/lib").glob("gcc/*/*")]
    found = [str(path) for folder in folders for name in (*COMPILERS, "cc1*") for path in folder.glob(name)]
    expect(not found, f"there are {found}")
    return f"none of {', '.join(COMPILERS)}"


def no_source():
    """Nor beside the checks, on the second disk."""
    found = [str(path) for name in PARTS for folder in ("/usr", "/home", "/root", "/opt", "/srv", "/var", "/run/checks")
             for path in Path(folder).rglob(name)]
    expect(not found, f"there are {found}")
    return f"no {', '.join(PARTS)}"


def profile_is_loaded():
    loaded = [line for line in apparmor.PROFILES.read_text().splitlines() if line.startswith("sandpad ")]
    expect(loaded == ["sandpad (unconfined)"], f"profiles of that name: {loaded}")
    return loaded[0]


CHECKS = {
    "system: no compiler": no_compiler,
    "system: no source of Sandpad": no_source,
    "AppArmor: the profile is loaded": profile_is_loaded,
}
