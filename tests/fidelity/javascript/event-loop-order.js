// The order in which ticks, microtasks, timers and immediates run.
const fs = require("node:fs");
const seen = [];
const note = (text) => seen.push(text);

note("start");
setTimeout(() => note("timeout 300"), 300);
setTimeout(() => {
  note("timeout 150");
  Promise.resolve().then(() => note("microtask in timeout"));
  process.nextTick(() => note("tick in timeout"));
}, 150);
process.nextTick(() => {
  note("tick 1");
  process.nextTick(() => note("tick nested"));
  queueMicrotask(() => note("microtask in tick"));
});
Promise.resolve()
  .then(() => note("microtask 1"))
  .then(() => note("microtask 2"))
  .finally(() => process.nextTick(() => note("tick after microtasks")));
queueMicrotask(() => note("queued microtask"));
process.nextTick((a, b) => note(`tick ${a}${b}`), "x", "y");

(async () => {
  note("async body");
  await null;
  note("after await");
  await new Promise((resolve) => resolve());
  note("after second await");
})();

fs.stat(__filename, () => {
  setTimeout(() => note("timer from io"), 0);
  setImmediate(() => {
    note("immediate from io");
    setImmediate(() => note("immediate nested"));
    process.nextTick(() => note("tick in immediate"));
  });
});
note("end");

const timer = setInterval(() => {
  note("interval");
  if (++timer.count === 2) clearInterval(timer);
}, 400);
timer.count = 0;
const unused = setTimeout(() => note("never"), 1000);
unused.unref();
process.on("exit", (code) => {
  const sure = seen.filter((text) => !/timer from io|immediate nested/.test(text));
  console.log(sure.join("\n"));
  console.log(seen.includes("timer from io"), seen.includes("immediate nested"), code);
});
