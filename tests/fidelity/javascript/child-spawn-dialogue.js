// Talks with a child process over its pipes, line by line, and looks at how it ends.
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");
const { once } = require("node:events");

const source = `
  let sum = 0;
  require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
    if (line === "bye") { console.error("leaving"); process.exit(sum % 256); }
    sum += Number(line);
    console.log("sum " + sum);
  });
`;

async function main() {
  const child = spawn(process.execPath, ["-e", source]);
  let complaints = "";
  child.stderr.on("data", (chunk) => (complaints += chunk));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const number of [5, 20, 17]) {
    child.stdin.write(`${number}\n`);
    console.log(number, "->", (await answers.next()).value);
  }
  child.stdin.end("bye\n");
  const [code, signal] = await once(child, "close");
  console.log({ code, signal, complaints, killed: child.killed, exitCode: child.exitCode });

  const sleeper = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 999)"]);
  await once(sleeper.stdout, "data");
  console.log(sleeper.kill("SIGTERM"), await once(sleeper, "exit"), sleeper.killed);

  const polite = spawn(process.execPath, ["-e", `
    process.on("SIGINT", () => { console.log("interrupted"); process.exit(12); });
    console.log("waiting"); setInterval(() => {}, 999);`]);
  const text = createInterface({ input: polite.stdout })[Symbol.asyncIterator]();
  console.log((await text.next()).value);
  polite.kill("SIGINT");
  console.log((await text.next()).value, (await once(polite, "close"))[0]);

  const extra = spawn(process.execPath, ["-e", "require('fs').writeSync(3, 'fourth pipe')"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  console.log(String((await once(extra.stdio[3], "data"))[0]), extra.stdin);
  const missing = spawn("./not-there");
  const [error] = await once(missing, "error");
  console.log(error.code, error.path, error.spawnargs);
}
main();
