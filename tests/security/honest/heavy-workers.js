// Eight workers with a shared buffer, atomics, and garbage of their own.
const assert = require("assert");
const { Worker } = require("worker_threads");

const shared = new SharedArrayBuffer(32 << 20);
const code = `
  const { parentPort, workerData } = require("worker_threads");
  const view = new Int32Array(workerData);
  let kept = [];
  for (let round = 0; round < 40; round++) {
    kept = Array.from({ length: 20000 }, (_, i) => ({ i, text: "row " + i + round }));
    Atomics.add(view, 0, 1);
    for (let i = 1024; i < view.length; i += 1024) view[i] = round;
  }
  parentPort.postMessage(kept.length);`;
const workers = Array.from({ length: 8 }, () => new Promise((done, fail) =>
  new Worker(code, { eval: true, workerData: shared }).on("message", done).on("error", fail)));
Promise.all(workers).then((sizes) => {
  assert.deepStrictEqual(sizes, Array(8).fill(20000));
  assert.strictEqual(new Int32Array(shared)[0], 320);
  console.log("fine");
});
