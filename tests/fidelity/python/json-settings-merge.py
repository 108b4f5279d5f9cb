# Merges JSON settings of two files, with hooks, odd values and errors with positions.
import json
from decimal import Decimal
from pathlib import Path


class Encoder(json.JSONEncoder):
    def default(self, value):
        if isinstance(value, set):
            return {"__set__": sorted(value)}
        if isinstance(value, complex):
            return [value.real, value.imag]
        return super().default(value)


def merge(base, extra):
    merged = dict(base)
    for key, value in extra.items():
        old = merged.get(key)
        merged[key] = merge(old, value) if isinstance(old, dict) and isinstance(value,
                dict) else value
    return merged


def no_twins(pairs):
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError(f"a name twice in {names}")
    return dict(pairs)


base = json.loads(Path("base.json").read_text(encoding="utf-8"), parse_float=Decimal)
extra = json.loads(Path("extra.json").read_bytes())
settings = merge(base, extra)
print(json.dumps(settings, indent=2, ensure_ascii=False, default=str))
print(json.dumps(settings["title"]), json.dumps({"b": 1, "a": [1, 2]}, sort_keys=True,
      separators=(",", ":")))
print(json.dumps({"s": {3, 1}, "z": 1 + 2j, 1: None, None: True, 1.0e22: float("inf")},
                 cls=Encoder))
print(json.loads('[NaN, -Infinity, 1e400, 12345678901234567890, "\\ud83d\\ude00", 1E2]'))

for text in ('{"a": 1,}', "[1, 2", "", '{"a": "\n"}', "[01]", '{"a": 1} x', "'a'", '{"a":1,"a":2}'):
    try:
        print(json.loads(text, object_pairs_hook=no_twins))
    except ValueError as error:
        print(type(error).__name__, error)
for value in ({1, 2}, {(1,): 2}, float("nan"), b"x"):
    try:
        print(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error, getattr(error, "__notes__", ""))
