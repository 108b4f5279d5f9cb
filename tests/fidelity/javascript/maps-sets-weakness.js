// Map, Set, WeakMap, WeakRef and grouping, with their order and their equality.
const map = new Map([[NaN, "nan"], [0, "zero"], ["0", "text"]]);
map.set(-0, "minus zero").set({}, 1).set({}, 2);
console.log(map, map.get(NaN), map.size, map.delete("0"), map.has("0"));
map.set(0, "again");
console.log([...map.keys()], Object.fromEntries([["a", 1], ["b", 2], ["a", 3]]));

const order = new Set("mississippi");
order.delete("i");
order.add("i");
console.log(order, [...order].join(""), new Set([1, "1", 1, NaN, NaN, [], []]).size);
for (const item of order) {
  if (item === "m") order.add("late");
  if (item === "s") order.delete("p");
}
console.log([...order.entries()]);

const visits = new Map();
const guests = ["eve", "bob", "eve", "amy", "eve"];
for (const name of guests) visits.set(name, (visits.get(name) ?? 0) + 1);
console.log(new Map([...visits].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))));
console.log([..."banana"].reduce((all, c) => ({ ...all, [c]: (all[c] || 0) + 1 }), {}));
const keys = { 10: "ten", b: 1, 2: "two", a: 2, "-1": "minus" };
console.log(keys, Object.entries(keys).length);

class Secret {
  static #data = new WeakMap();
  constructor(value) {
    Secret.#data.set(this, { value });
  }
  reveal() {
    return Secret.#data.get(this).value;
  }
}
console.log(new Secret("key").reveal(), new Secret(1));
const target = { kept: true };
const reference = new WeakRef(target);
const registry = new FinalizationRegistry((held) => console.log("gone", held));
registry.register(target, "label", target);
console.log(reference.deref() === target, registry.unregister(target), registry.unregister(target));
console.log(reference, registry, new WeakSet([target]).has(target));
for (const attempt of [() => new WeakMap([[1, 2]]), () => new WeakRef("text"), () => new Map([1]),
  () => Map(), () => Map.prototype.get.call(new Set(), 1), () => new Set(5)]) {
  try {
    attempt();
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
