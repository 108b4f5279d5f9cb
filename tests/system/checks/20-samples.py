"""Each language's sample, as it stands in the source."""
from pathlib import Path

from sandpad import PLENTY, command, expect, json_of, layers

USERS = ("ann", "root")
SAMPLES = Path("/run/checks/samples")


def result_of(file):
    result = json_of(command("run", "--json", *PLENTY, str(file)))
    # No option raises the limit of compiling. On an emulated machine the first time may exceed it,
    # because the compiler has to be read from the disk.
    if result["limit"] and result["limit"]["kind"] == "compile":
        result = json_of(command("run", "--json", *PLENTY, str(file)))
    return result


def sample(file):
    result = result_of(file)
    expect(result["success"], f"{result['outcome']}: {result['message']} {result['stderr'][-200:]}")
    expect("control group" in layers(result), f"layers: {layers(result)}")
    types = sorted({kind for display in result["displays"] for kind in display})
    if file.suffix == ".py":
        expect("image/png" in types, f"no figure; displays: {types}")
        expect(result["value"], "no value")
    return f"{len(result['stdout'])} characters printed; shown: {', '.join(types) or 'nothing'}"


CHECKS = {f"sample: {file.name}": lambda file=file: sample(file) for file in sorted(SAMPLES.iterdir())}
