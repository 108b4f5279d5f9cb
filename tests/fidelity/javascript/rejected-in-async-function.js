// An async function throws deep inside of awaits and nobody catches it.
const { promisify } = require("node:util");
const pause = promisify(setTimeout);

async function price(item) {
  await pause(2);
  const prices = { tea: { cents: 250 }, bread: { cents: 320 } };
  return prices[item].cents;
}

async function total(items) {
  let sum = 0;
  for (const item of items) sum += await price(item);
  return sum / 100;
}

async function main() {
  console.log(await total(["tea", "bread"]));
  console.log(await total(["tea", "cake"]));
}

setTimeout(() => console.log("this timer comes too late"), 500);
main();
console.log("main returned");
