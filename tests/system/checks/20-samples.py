"""Each language's sample, as it stands in the source."""
from pathlib import Path

from sandpad import PLENTY, command, expect, json_of, layers

USERS = ("ann", "root")
SAMPLES = Path("/run/checks/samples")


def sample(file):
    result = json_of(command("run", "--json", *PLENTY, str(file)))
    expect(result["success"], f"{result['outcome']}: {result['message']} {result['stderr'][-200:]}")
    expect("control group" in layers(result), f"layers: {layers(result)}")
    types = sorted({kind for display in result["displays"] for kind in display})
    if file.suffix == ".py":
        expect("image/png" in types, f"no figure; displays: {types}")
        expect(result["value"], "no value")
    return f"{len(result['stdout'])} characters printed; shown: {', '.join(types) or 'nothing'}"


CHECKS = {f"sample: {file.name}": lambda file=file: sample(file) for file in sorted(SAMPLES.iterdir())}
