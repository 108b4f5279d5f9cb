// AbortController stops timers, streams, listeners and own work.
import { setTimeout as sleep, setInterval as every } from "node:timers/promises";
import { EventEmitter, once } from "node:events";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readFile } from "node:fs/promises";

const report = (name) => (error) => console.log(name, error.name, error.code, error.message);

const awake = setInterval(() => {}, 50);
const first = new AbortController();
setTimeout(() => first.abort(), 5);
await sleep(5000, "never", { signal: first.signal }).catch(report("sleep"));
console.log(first.signal.aborted, first.signal.reason.name);

const reasoned = AbortSignal.abort(new Error("the user left"));
await sleep(1, null, { signal: reasoned }).catch((error) => report("reason")(error.cause));
await readFile(import.meta.filename, { signal: reasoned }).catch(report("readFile"));
await once(new EventEmitter(), "x", { signal: AbortSignal.timeout(5) }).catch((error) => {
  console.log("timeout", error.name, error.cause.name);
});

const runner = new AbortController();
setTimeout(() => runner.abort("plain reason"), 50);
await promisify(execFile)(process.execPath, ["-e", "setInterval(() => {}, 500)"], {
  signal: runner.signal,
}).catch((error) => console.log("child", error.name, error.code, error.cause));

let ticks = 0;
const ticker = new AbortController();
try {
  for await (const value of every(2, "tick", { signal: ticker.signal })) {
    console.log(value, ++ticks);
    if (ticks === 3) ticker.abort();
  }
} catch (error) {
  report("ticker")(error);
}

const target = new EventTarget();
const listening = new AbortController();
target.addEventListener("ping", (event) => console.log(event.type, event.detail), listening);
target.dispatchEvent(new CustomEvent("ping", { detail: 1 }));
listening.abort();
target.dispatchEvent(new CustomEvent("ping", { detail: 2 }));

const one = new AbortController();
const any = AbortSignal.any([one.signal, new AbortController().signal]);
any.addEventListener("abort", () => console.log("any aborted:", any.reason), { once: true });
clearInterval(awake);
one.abort("one was");
try {
  any.throwIfAborted();
} catch (reason) {
  console.log("thrown", reason, one.signal);
}
