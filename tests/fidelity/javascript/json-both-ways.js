// JSON with replacers and revivers, odd values, and the messages of the parser.
const order = {
  id: 7n,
  when: new Date(Date.UTC(2023, 4, 6)),
  items: new Map([["tea", 2], ["bread", 1]]),
  tags: new Set(["new", "späť"]),
  note: undefined,
  weigh: () => 3,
  factor: [NaN, -0, 1e21, undefined, Symbol("x"), Infinity],
  nested: { toJSON: (key) => `from toJSON of ${key}` },
};
function replace(key, value) {
  if (typeof value === "bigint") return { $big: String(value) };
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof Set) return { $set: [...value] };
  if (this[key] instanceof Date) return { $date: +this[key] };
  return value;
}
function revive(key, value) {
  if (value?.$big) return BigInt(value.$big);
  if (value?.$map) return new Map(value.$map);
  if (value?.$set) return new Set(value.$set);
  if (value?.$date) return new Date(value.$date);
  return key === "note" ? "never" : value;
}
const text = JSON.stringify(order, replace, 2);
console.log(text);
console.log(JSON.parse(text, revive));

console.log(JSON.stringify({ b: 1, a: { b: 2, c: 3 } }, ["a", "b"]));
console.log(JSON.stringify("é\u2028\uD800\b"));
console.log(JSON.stringify([[], {}, [{}]], null, "--"), JSON.stringify(undefined));
console.log(JSON.parse('{"__proto__": 1, "a": 1, "a": 2}'), JSON.parse(" [1e3, -0, 1.0] "));
const visited = [];
JSON.parse('{"a": [1, {"b": null}], "c": 2}', (key, value) => (visited.push(key), value));
console.log(visited);

const circular = { name: "loop", child: { list: [] } };
circular.child.list.push(circular);
const bad = ["", "{a: 1}", "[1, 2,]", "{'a': 1}", '"\n"', '{"a": 1} x', "nul", '{"a"', '"\\x"'];
const parsing = bad.map((one) => () => JSON.parse(one));
for (const attempt of [() => JSON.stringify(circular), ...parsing]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
