// Catches some signals that it sends to itself, and is ended by one that it does not catch.
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const { signals } = require("node:os").constants;

process.on("exit", () => console.log("exit handlers do not run after a signal"));
for (const name of ["SIGUSR2", "SIGHUP", "SIGINT", "SIGWINCH"]) {
  process.once(name, (signal, number) => console.log("caught", signal, number === signals[name]));
}

async function main() {
  for (const name of ["SIGUSR2", "SIGHUP", "SIGINT", "SIGWINCH"]) {
    console.log("sending", name, process.kill(process.pid, name));
    await wait(20);
  }
  console.log("is there:", process.kill(process.pid, 0));
  try {
    process.kill(process.pid, "SIGNOTHING");
  } catch (error) {
    console.log(error.code, error.message);
  }
  console.log(process.listenerCount("SIGHUP"));
  process.kill(process.pid, "SIGTERM");
  await wait(1000);
  console.log("never printed");
}
main();
