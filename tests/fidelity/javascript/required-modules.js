// Requires JSON and modules that lie beside it, a cycle among them, and broken ones.
const assert = require("node:assert");
const path = require("node:path");
const stock = require("./stock.json");
const { area, default: nothing } = require("./geometry");

console.log(stock, area(2, 3), nothing);
stock.apples++;
console.log(require("./stock.json").apples, require("./stock") === stock);
const counter = require("./counter");
counter.next();
console.log(counter.next(), require("./counter.js").next(), counter.loadedBy);

const first = require("./first");
console.log(first, require("./second").seen);
console.log(require.main === module, module.id, path.basename(module.filename), module.loaded);
console.log(path.basename(__filename), path.basename(require.resolve("./geometry")));
console.log(module.children.map((child) => path.basename(child.id)));
console.log(Object.keys(require.cache).length, typeof require("module").builtinModules.length);
console.log(this === module.exports, typeof exports, arguments.length, exports === module.exports);
delete require.cache[require.resolve("./counter")];
console.log(require("./counter").next());

for (const name of ["./missing", "not-installed", "./broken.json", "./throws"]) {
  try {
    require(name);
  } catch (error) {
    const text = error.message.split("\n")[0].replace(__dirname, ".");
    console.log(error.name, error.code, text);
  }
}
assert.deepStrictEqual(Object.keys(first), ["name", "partner"]);
import("./modern.mjs").then((modern) => {
  console.log(modern, modern.default(4), modern.place.length);
});
