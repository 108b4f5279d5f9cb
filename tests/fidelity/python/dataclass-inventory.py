# Keeps a small inventory in dataclasses: ordering, frozen parts, defaults and replace.
from dataclasses import FrozenInstanceError, asdict, astuple, dataclass, field, fields, replace


@dataclass(frozen=True, order=True)
class Part:
    sku: str
    name: str = field(compare=False)
    price_cents: int = field(default=0, compare=False)

    def __post_init__(self):
        if self.price_cents < 0:
            raise ValueError(f"negative price for {self.sku}: {self.price_cents}")


@dataclass(slots=True)
class Shelf:
    label: str
    parts: list[Part] = field(default_factory=list)
    note: str = field(default="", repr=False, kw_only=True)

    def total(self) -> int:
        return sum(part.price_cents for part in self.parts)


bolt = Part("B-10", "bolt", 12)
nut = Part("A-07", "nut", 7)
shelf = Shelf("upper", [bolt, nut], note="oil it")
print(shelf)
print(sorted(shelf.parts))
print("total", shelf.total(), "note", shelf.note)
print(asdict(shelf))
print(astuple(bolt), hash(bolt) == hash(replace(bolt, name="screw")))
print(replace(nut, price_cents=8))
print([(f.name, f.compare, f.repr) for f in fields(Part)])

for attempt in ("freeze", "negative", "slots", "missing"):
    try:
        if attempt == "freeze":
            bolt.name = "other"
        elif attempt == "negative":
            Part("Z", "broken", -1)
        elif attempt == "slots":
            shelf.color = "red"
        else:
            Part()
    except (FrozenInstanceError, ValueError, AttributeError, TypeError) as error:
        print(f"{attempt}: {type(error).__name__}: {error}")

print(Part.__match_args__, Shelf.__doc__)
