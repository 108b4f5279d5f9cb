// Writes to both streams, waits for the callbacks, and ends while output is pending. All of it fits
// into a pipe: Node.js loses what does not when the reader is slow.
const { Console } = require("node:console");
const { Writable } = require("node:stream");
const order = [];

console.log([process.stdout.isTTY, process.stdout.columns, process.stdin.isTTY, process.stderr.fd]);
process.stdout.write("first\n", () => {
  order.push("first written");
  process.stdout.write("second\n", "utf8", () => {
    order.push("second written");
    process.stderr.write("errors\n", () => finish());
  });
});
order.push("after the call");
process.nextTick(() => order.push("tick"));
console.log(process.stdout.writable, process.stdout.writableEnded, typeof process.stdout.fd);

function capture(work) {
  const parts = [];
  const stdout = new Writable({ write: (chunk, _encoding, done) => (parts.push(chunk), done()) });
  work(new Console({ stdout, stderr: stdout, groupIndentation: 3 }));
  return Buffer.concat(parts).toString();
}

function finish() {
  console.log(order);
  const text = capture((out) => {
    out.group("captured");
    out.log({ a: 1 });
    out.table([["x"]]);
  });
  console.log(JSON.stringify(text));
  process.stdout.cork();
  for (const word of ["corked ", "and ", "uncorked\n"]) process.stdout.write(word);
  process.stdout.uncork();
  const line = "0123456789abcdef".repeat(8);
  for (let i = 0; i < 300; i++) console.log(`${String(i).padStart(4, "0")} ${line}`);
  try {
    process.stdout.write(42);
  } catch (error) {
    console.log(error.code);
  }
  process.stdout.write("no newline at the end");
  process.exit(0);
}
