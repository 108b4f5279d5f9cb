// Asks three mirrors for a file; when none has it, the program ends with all their errors.
import { setTimeout as sleep } from "node:timers/promises";

class MirrorError extends Error {
  name = "MirrorError";
  constructor(mirror, status) {
    super(`${mirror} answered ${status}`);
    this.status = status;
  }
}

async function ask(mirror, ms, status) {
  await sleep(ms);
  if (status !== 200) throw new MirrorError(mirror, status);
  return `content from ${mirror}`;
}

console.log(await Promise.any([ask("alpha", 1, 500), ask("beta", 5, 200)]));
process.on("exit", (code) => console.log("exit with", code));
const answers = [ask("alpha", 20, 503), ask("beta", 5, 404), ask("gamma", 10, 410)];
console.log(await Promise.any(answers));
console.log("never printed");
