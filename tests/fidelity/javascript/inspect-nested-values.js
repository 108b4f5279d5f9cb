// How util.inspect and util.format print nested, circular and special values.
const util = require("node:util");

class Point {
  constructor(x, y) {
    Object.assign(this, { x, y });
  }
}
class Money {
  constructor(cents) {
    this.cents = cents;
  }
  [util.inspect.custom](depth, options, inspect) {
    return `Money<${inspect(this.cents / 100, options)}>`;
  }
}

const nested = { a: { b: { c: { d: { e: 1 } } } }, list: [[1, [2, [3, [4]]]]] };
console.log(nested);
console.log(util.inspect(nested, { depth: 1 }));
console.log(util.inspect(nested, { depth: null, compact: false }));
const circle = { name: "ring", parts: [] };
circle.self = circle;
circle.parts.push(circle, { up: circle.parts });
console.log(circle);
console.log([undefined, null, NaN, -0, 0, 10n, Symbol("s"), "it's", 'say "hi"', `b\`q"'`, "\t\n"]);
console.log(new Map([[{ k: 1 }, new Set(["a", ["b"]])], ["x", new Map()]]), new WeakMap());
console.log([1, , 3, , , 6], Array(3), Object.assign([1, 2], { extra: true, "-key": 1 }));
console.log(Array.from({ length: 120 }, (_, i) => i), "x".repeat(30).split(""));
console.log([new Point(1, 2), new Money(1999)], { p: new Point(0, -0) }, Object.create(null));
console.log(function named() {}, () => {}, class A extends Point {}, function* g() {});
console.log(new Date(0), new Date(NaN), /a+/giu, new Error("text").message, [new Boolean(false)]);
console.log({ get a() { return 1; }, set b(v) {}, get c() { return 2; }, set c(v) {} });
console.log(new Uint8Array(3), new ArrayBuffer(4), Buffer.from("hé"), new Proxy({ t: 1 }, {}));
console.log(Promise.resolve({ v: 1 }), Promise.reject(2).catch(() => {}), [new String("boxed")]);
console.log("%s is %d years and %i, %f, %j", "Bob", "42.5", 42.9, "1.5", { a: [1] });
console.log("%o %O %c%%", [1], { b: {} }, "css");
console.log("%s %s", "one", "two", "three", { four: 4 }, -0, "%s");
console.log(util.format("%s", null), util.format("%d", "x"), util.format("%s", Symbol("q")));
console.log(util.inspect({ s: "line one\nline two ".repeat(6) }));
console.log(util.inspect({ z: 1, a: [2] }, { sorted: true, colors: true }));
console.log(globalThis === global, Object.prototype.toString.call(process));
