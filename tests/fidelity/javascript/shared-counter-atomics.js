// Three threads add to a shared counter with Atomics, and wait for a starting sign.
const { Worker, isMainThread, workerData } = require("node:worker_threads");

const rounds = 2000;

async function main() {
  const memory = new SharedArrayBuffer(5 * Int32Array.BYTES_PER_ELEMENT);
  const cells = new Int32Array(memory);
  const workers = [1, 2, 3].map((id) => new Worker(__filename, { workerData: { memory, id } }));
  const ends = workers.map((worker) => new Promise((resolve) => worker.on("exit", resolve)));
  while (Atomics.load(cells, 1) < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  Atomics.store(cells, 2, 1);
  Atomics.notify(cells, 2);
  console.log(await Promise.all(ends));
  console.log("counter", cells[0], "ready", cells[1]);
  console.log("or of all", cells[3].toString(2), "largest", cells[4]);

  const small = new Uint8Array(new SharedArrayBuffer(1));
  console.log(Atomics.add(small, 0, 250), Atomics.add(small, 0, 10), Atomics.sub(small, 0, 5));
  console.log(Atomics.exchange(small, 0, 77), Atomics.compareExchange(small, 0, 77, 3), small);
  console.log(Atomics.wait(cells, 0, -1), Atomics.wait(cells, 2, 1, 10), Atomics.notify(cells, 0));
  console.log(Atomics.isLockFree(4), memory);
  const waiting = Atomics.waitAsync(cells, 2, 1, 1000);
  setTimeout(() => Atomics.notify(cells, 2), 10);
  console.log(waiting.async, await waiting.value);
  try {
    Atomics.wait(new Int32Array(1), 0, 0, 0);
  } catch (error) {
    console.log(String(error));
  }
}

function work({ memory, id }) {
  const cells = new Int32Array(memory);
  Atomics.add(cells, 1, 1);
  Atomics.wait(cells, 2, 0);
  for (let i = 0; i < rounds; i++) Atomics.add(cells, 0, id);
  Atomics.or(cells, 3, 1 << id);
  for (let seen = cells[4]; seen < id * 10; seen = Atomics.load(cells, 4)) {
    Atomics.compareExchange(cells, 4, seen, id * 10);
  }
}

if (isMainThread) main();
else work(workerData);
