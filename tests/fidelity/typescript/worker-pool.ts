// Worker threads from a text, shared memory, and typed messages to and from them.
import { Worker, type WorkerOptions } from "node:worker_threads";
import { once } from "node:events";

interface Task { id: number; text: string }
interface Answer { id: number; letters: Map<string, number>; total: bigint }

const source = `
  const { parentPort, workerData } = require("node:worker_threads");
  const shared = new Int32Array(workerData.memory);
  parentPort.on("message", (task) => {
    if (task === null) return parentPort.close();
    const letters = new Map();
    for (const letter of task.text) letters.set(letter, (letters.get(letter) ?? 0) + 1);
    Atomics.add(shared, 0, task.text.length);
    if (task.text === "") throw new TypeError("task " + task.id + " is empty");
    parentPort.postMessage({ id: task.id, letters, total: BigInt(task.text.length) ** 20n });
  });
`;

async function main(): Promise<void> {
  const memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const options: WorkerOptions = { eval: true, workerData: { memory } };
  const workers = Array.from({ length: 2 }, () => new Worker(source, options));
  const tasks: Task[] = ["hello", "größe", "zz"].map((text, id) => ({ id, text }));
  for (const task of tasks) {
    const worker = workers[task.id % workers.length]!;
    worker.postMessage(task);
    const [answer] = (await once(worker, "message")) as [Answer];
    console.log(answer.id, answer.letters, answer.total);
  }
  const [polite, broken] = workers as [Worker, Worker];
  const left = once(polite, "exit");
  polite.postMessage(null);
  console.log("left with", await left);
  const failed = once(broken, "error");
  broken.postMessage({ id: 9, text: "" } satisfies Task);
  const [error] = (await failed) as [Error];
  console.log(error.name, error.message);
  console.log(new Int32Array(memory));
}

main().catch((error: unknown) => console.error("failed", error));
