"""What doctor says on a machine that boots."""
from sandpad import doctor, expect

USERS = ("ann", "root")


def every_layer():
    layers = [row for row in doctor()["isolation"] if row["level"] == "namespaces"]
    missing = [f"{row['name']}: {row['reason']}" for row in layers if not row["works"]]
    expect(not missing, "; ".join(missing))
    names = [row["name"] for row in layers]
    for name in ("user namespace", "landlock", "seccomp", "control group"):
        expect(name in names, f"{name} is not reported")
    return f"{len(names)} layers, with user namespace, landlock, seccomp, control group"


def landlock_level():
    works = {row["name"]: row["works"] for row in doctor()["isolation"] if row["level"] == "landlock"}
    for name in ("landlock", "seccomp", "no signals to other programs", "control group"):
        expect(works.get(name), f"{name} is not in force")
    return "landlock, seccomp, no signals, control group"


def languages():
    found = doctor()["languages"]
    missing = [row["name"] for row in found if not row["found"]]
    expect(found and not missing, f"without interpreter: {missing}")
    return ", ".join(f"{row['name']} {row['version']}" for row in found)


CHECKS = {
    "doctor: each layer of the level namespaces is in force": every_layer,
    "doctor: the level landlock can be used": landlock_level,
    "doctor: each language has its interpreter": languages,
}
