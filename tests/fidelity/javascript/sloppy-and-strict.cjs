// The same statements in sloppy and in strict mode, and what hoisting does.
const attempts = [
  "undeclared = 1; return typeof undeclared;",
  "return typeof this;",
  "return (function () { return this === undefined; })();",
  "const o = Object.freeze({ a: 1 }); o.a = 2; return o.a;",
  "const o = { get a() { return 1; } }; o.a = 5; return o.a;",
  "return delete Object.prototype;",
  "'text'.length = 2; return 'text'.length;",
  "var arguments = 3; return arguments;",
  "return 0o17 + 017;",
  "with ({ w: 8 }) { return w; }",
  "return (function (a, a) { return a; })(1, 2);",
  "function f(a) { arguments[0] = 'changed'; return a; } return f('kept');",
  "return f(); { function f() { return 'block'; } }",
  "return typeof later; var later = 1;",
  "return typeof soon; let soon = 1;",
  "return (function f() { f = 1; return typeof f; })();",
  "return [typeof g, (function g() {}).name];",
  "eval('var leaked = 1'); return typeof leaked;",
];
for (const body of attempts) {
  const results = ["", "'use strict'; "].map((mode) => {
    try {
      return JSON.stringify(new Function(mode + body)());
    } catch (error) {
      return `${error.name}: ${error.message}`;
    }
  });
  console.log(body);
  console.log("    sloppy", results[0]);
  console.log("    strict", results[1]);
}
console.log(typeof undeclared, typeof hoisted, typeof arrow);
var arrow = () => this;
function hoisted() {
  return this === globalThis;
}
console.log(hoisted(), arrow() === module.exports, [] + {}, [] == false, "b" + "a" + +"a");
label: for (const i of [1, 2, 3]) for (const j of [1, 2]) {
  if (j === 2) continue label;
  if (i === 3) break label;
  console.log(i, j);
}
console.log(undeclaredAtLast);
