// Reads standard input as a file, a second time when nothing is left, and without input at all.
const fs = require("node:fs");
const all = fs.readFileSync(0);
console.log(all.length, all.toString("latin1"));
console.log(all.toString("utf8").split("\n").map((line) => line.trim()));
const bytes = Buffer.alloc(8);
console.log(fs.readSync(0, bytes, 0, 8, null), bytes);
const values = all.toString().split(/\s+/).filter(Boolean).map(Number);
console.log(values, values.some(Number.isNaN));
const numbers = values.filter(Number.isFinite);
console.log(numbers.length, Math.max(...numbers), Math.min(...numbers));
process.stdin.resume();
process.stdin.on("end", () => console.log("end", process.stdin.readableEnded));
process.stdin.on("close", () => console.log("closed"));
process.stdin.on("data", (chunk) => console.log("unexpected", chunk));
