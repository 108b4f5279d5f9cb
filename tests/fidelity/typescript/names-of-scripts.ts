// Uses the names that only scripts have in Node.js, beside an import.
import * as path from "node:path";

const { EOL } = require("node:os");

enum Size {
  Small = 1,
  Large = 2,
}

function main(): void {
  console.log(path.basename(__filename).startsWith("names-of-scripts"));
  console.log(path.isAbsolute(__dirname), EOL === "\n", Size[2]);
}

module.exports.main = main;
console.log(Object.keys(module.exports), exports === module.exports);
if (require.main === module) main();
