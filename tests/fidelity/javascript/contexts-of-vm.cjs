// Runs small scripts in their own contexts, with limits, and looks at their errors.
const vm = require("node:vm");

const context = vm.createContext({ x: 40, log: [], Math });
console.log(vm.runInContext("var y = 2; log.push(typeof console); x += y; x", context));
console.log(context, vm.isContext(context), vm.isContext({}));
console.log(vm.runInNewContext("[1].constructor === Array && Object.keys(globalThis)", { a: 1 }));
console.log(vm.runInNewContext("[1]") instanceof Array, Array.isArray(vm.runInNewContext("[1]")));

const script = new vm.Script("count = (typeof count === 'number' ? count : 0) + 1", {
  filename: "counter.vm",
});
for (let i = 0; i < 3; i++) script.runInContext(context);
console.log(context.count, globalThis.count, vm.runInThisContext("typeof require"));
const add = vm.compileFunction("return a + b + offset", ["a", "b"], {
  contextExtensions: [{ offset: 100 }],
});
console.log(add(1, 2), eval("1 + 1"), new Function("a", "return a * 2")(4));
console.log((0, eval)("typeof add"));

const attempts = {
  syntax: () => new vm.Script("let a = ;\nb", { filename: "bad.vm", lineOffset: 9 }),
  thrown: () => vm.runInContext("\nthrow new TypeError('inside')", context, "thrown.vm"),
  endless: () => vm.runInNewContext("for (;;) {}", {}, { timeout: 30 }),
  missing: () => vm.runInNewContext("nothing.here"),
  frozen: () => vm.runInNewContext("'use strict'; o.a = 2", { o: Object.freeze({ a: 1 }) }),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    console.log(name, attempt());
  } catch (error) {
    const place = error.stack.split("\n").find((line) => /\.vm:\d+/.test(line))?.trim();
    console.log(name, error.name, error.code, error.message, place, error instanceof Error);
  }
}
