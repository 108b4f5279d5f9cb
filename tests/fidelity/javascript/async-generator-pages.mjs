// Pages of records come from an async generator and are joined with for await.
import { setTimeout as sleep } from "node:timers/promises";

const records = Array.from({ length: 11 }, (_, i) => ({ id: i + 1, city: "ABC"[i % 3] + "-town" }));

async function* pages(size) {
  try {
    for (let at = 0; at < records.length; at += size) {
      await sleep(2);
      yield records.slice(at, at + size);
    }
  } finally {
    console.log("source closed");
  }
}

async function* flatten(source) {
  for await (const page of source) yield* page;
}

async function* numbered(source) {
  let index = 0;
  for await (const item of source) yield [index++, item];
}

const count = {};
for await (const { city } of flatten(pages(4))) count[city] = (count[city] ?? 0) + 1;
console.log(count);

for await (const [index, record] of numbered(flatten(pages(3)))) {
  if (index === 4) break;
  console.log(String(index).padStart(3, "0"), record);
}

const mixed = [1, Promise.resolve("two"), sleep(3, "three")];
for await (const value of mixed) console.log(value);

async function* failing() {
  yield "good";
  throw new Error("page 2 is missing");
}
try {
  for await (const value of failing()) console.log(value);
} catch (error) {
  console.error("stopped:", error.message);
}
console.log(Object.prototype.toString.call(pages(1)));
