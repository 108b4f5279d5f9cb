// Workers, streams, timers, children, compression, crypto and WebAssembly.
const assert = require("assert");
const { execFileSync } = require("child_process");
const crypto = require("crypto");
const fs = require("fs");
const os = require("os");
const { pipeline } = require("stream/promises");
const { Worker } = require("worker_threads");
const zlib = require("zlib");

(async () => {
  assert.strictEqual(execFileSync("echo", ["child"]).toString(), "child\n");
  assert.strictEqual(zlib.gunzipSync(zlib.gzipSync("text")).toString(), "text");
  assert.strictEqual(crypto.createHash("sha256").update("").digest("hex").slice(0, 8), "e3b0c442");
  assert.ok(os.cpus().length > 0 && os.totalmem() > 0);
  fs.writeFileSync("a.txt", "text");
  fs.copyFileSync("a.txt", "b.txt");
  await pipeline(fs.createReadStream("b.txt"), fs.createWriteStream("c.txt"));
  assert.strictEqual(await fs.promises.readFile("c.txt", "utf8"), "text");
  const answer = await new Promise((done, fail) =>
    new Worker('require("worker_threads").parentPort.postMessage(6 * 7)', { eval: true })
      .on("message", done).on("error", fail));
  assert.strictEqual(answer, 42);
  const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1,
    0, 7, 7, 1, 3, 97, 100, 100, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11);
  const { instance } = await WebAssembly.instantiate(bytes);
  assert.strictEqual(instance.exports.add(2, 3), 5);
  await new Promise((done) => setTimeout(done, 5));
  console.log("fine");
})();
