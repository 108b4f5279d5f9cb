// Two worker threads count primes; the main thread collects their messages in order.
const { Worker, isMainThread, parentPort, workerData, MessageChannel, receiveMessageOnPort,
  threadId, SHARE_ENV } = require("node:worker_threads");
const { once } = require("node:events");

function countPrimes(from, to) {
  let count = 0;
  for (let n = Math.max(2, from); n < to; n++) {
    let d = 2;
    while (d * d <= n && n % d) d++;
    if (d * d > n) count++;
  }
  return count;
}

async function main() {
  const ranges = [[0, 1000], [1000, 5000]];
  const jobs = ranges.map((range) => new Worker(__filename, { workerData: range, argv: ["--x"] }));
  const exits = Promise.all(jobs.map(async (job) => (await once(job, "exit"))[0]));
  const answers = await Promise.all(jobs.map(async (job) => (await once(job, "message"))[0]));
  console.log(answers, threadId);
  console.log(await exits);

  const failing = new Worker("setTimeout(() => { throw new RangeError('in the thread') }, 1)", {
    eval: true,
    env: SHARE_ENV,
  });
  const [error] = await once(failing, "error");
  console.log(error instanceof RangeError, error.message);

  const leaving = new Worker("process.exit(9)", { eval: true });
  console.log("left with", (await once(leaving, "exit"))[0]);

  const printing = new Worker("console.log('from the thread'); console.error('and errors')", {
    eval: true,
  });
  await once(printing, "exit");

  const { port1, port2 } = new MessageChannel();
  const bytes = new Uint8Array([1, 2, 3]);
  port1.postMessage({ bytes, map: new Map([["k", 1n]]) }, [bytes.buffer]);
  console.log(receiveMessageOnPort(port2), bytes.length, receiveMessageOnPort(port2));
  try {
    port1.postMessage(() => {});
  } catch (failure) {
    console.log(failure.name, failure.code, failure.message);
  }
  port1.close();
}

if (isMainThread) {
  main();
} else {
  parentPort.postMessage({ range: workerData, primes: countPrimes(...workerData) });
  process.exitCode = workerData[0] === 0 ? 0 : 5;
}
