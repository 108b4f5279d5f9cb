// Carries the name of a request through callbacks and promises with AsyncLocalStorage.
const { AsyncLocalStorage, AsyncResource } = require("node:async_hooks");
const { EventEmitter } = require("node:events");
const { setTimeout: sleep } = require("node:timers/promises");

const context = new AsyncLocalStorage();
const lines = [];
const log = (text) => lines.push(`[${context.getStore()?.name ?? "none"}] ${text}`);

async function load(ms) {
  log("loading");
  await sleep(ms);
  log("loaded");
  context.getStore().steps++;
  await new Promise((resolve) => setImmediate(resolve));
  process.nextTick(log, "tick");
}

async function main() {
  const requests = [{ name: "a", steps: 0 }, { name: "b", steps: 0 }];
  await Promise.all(requests.map((request, at) => context.run(request, load, 20 * (at + 1))));
  log("outside");
  console.log(requests);

  const bus = new EventEmitter();
  context.run({ name: "bound" }, () => {
    bus.on("plain", () => log("plain listener"));
    bus.on("kept", AsyncResource.bind(() => log("bound listener")));
  });
  context.run({ name: "emitter" }, () => {
    bus.emit("plain");
    bus.emit("kept");
    log(context.exit(() => String(context.getStore())));
  });
  const snapshot = context.run({ name: "snapshot" }, () => AsyncLocalStorage.snapshot());
  snapshot(() => log("later"));

  context.enterWith({ name: "entered" });
  queueMicrotask(() => log("microtask"));
  await null;
  try {
    await context.run({ name: "failing" }, async () => {
      await null;
      throw new Error(`failed in ${context.getStore().name}`);
    });
  } catch (error) {
    log(error.message);
  }
}

main().finally(() => {
  log("end");
  console.log(lines.join("\n"));
});
