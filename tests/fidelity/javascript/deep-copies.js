// structuredClone copies cycles, dates, maps and errors, and refuses the rest.
class Point {
  #hidden = 1;
  constructor(x) {
    this.x = x;
  }
  get double() {
    return this.x * 2;
  }
}

const original = {
  when: new Date(1e12),
  pattern: /a(b)+/gi,
  map: new Map([["k", { deep: [1, 2] }]]),
  set: new Set([1, "1"]),
  error: new RangeError("too far", { cause: "fuel" }),
  typed: new Float32Array([1.5, -0]),
  big: 12n,
  boxed: Object(true),
  hole: [1, , 3],
  point: new Point(4),
  nothing: undefined,
};
original.self = original;
original.pattern.lastIndex = 3;
const copy = structuredClone(original);

console.log(copy.when, copy.pattern, copy.pattern.lastIndex, copy.map, copy.set, copy.typed);
console.log(copy.error instanceof RangeError, copy.error.message, copy.error.cause, copy.big);
console.log(copy.boxed, copy.hole, copy.point, copy.point instanceof Point, copy.point.double);
console.log(copy.self === copy, copy.map.get("k") !== original.map.get("k"), "nothing" in copy);

const bytes = new Uint8Array([1, 2, 3]);
const moved = structuredClone({ bytes }, { transfer: [bytes.buffer] });
console.log(moved, bytes.length, structuredClone("text"), structuredClone(null));
const shallow = { ...original };
const viaJson = JSON.parse(JSON.stringify({ ...original, self: 0, big: 0 }));
console.log(shallow.map === original.map, Object.keys(viaJson).join(), viaJson.error, viaJson.hole);

for (const [name, value] of Object.entries({
  func: () => 1,
  symbol: Symbol("s"),
  method: { run() {} },
  weak: new WeakMap(),
  promise: Promise.resolve(),
  proxy: new Proxy({ fine: 1 }, {}),
})) {
  try {
    console.log(name, structuredClone(value));
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
}
