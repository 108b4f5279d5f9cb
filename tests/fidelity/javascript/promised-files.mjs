// Writes a log and a summary with fs/promises and leaves both in the working folder.
import { open, readFile, writeFile, mkdtemp, readdir, rm, stat, access, utimes, chmod }
  from "node:fs/promises";
import { constants, createReadStream, createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import { join, basename } from "node:path";
import { once } from "node:events";

const log = await open("events.log", "w+");
for (const [at, word] of ["boot", "ready", "überlast", "stop"].entries()) {
  await log.write(`${at}\t${word}\n`);
}
await log.sync();
console.log((await log.stat()).size);
await log.close();

const reader = await open("events.log");
for await (const line of reader.readLines()) console.log(line.split("\t"));

const folder = await mkdtemp(join(tmpdir(), "notes-"));
console.log(basename(folder).length, (await readdir(folder)).length);
const out = createWriteStream(join(folder, "big.txt"));
for (let i = 0; i < 5000; i++) if (!out.write(`${i} `)) await once(out, "drain");
out.end();
await once(out, "finish");
let sum = 0;
for await (const chunk of createReadStream(join(folder, "big.txt"), { highWaterMark: 1000 })) {
  sum += chunk.length;
}
console.log(sum, (await stat(join(folder, "big.txt"))).size);
await rm(folder, { recursive: true });

await writeFile("summary.json", JSON.stringify({ sum, words: ["boot", "stop"] }, null, 2));
await utimes("summary.json", 1_000_000_000, new Date(Date.UTC(2020, 1, 29)));
console.log((await stat("summary.json")).mtime.toISOString());
await chmod("summary.json", 0o640);
console.log(((await stat("summary.json")).mode & 0o777).toString(8));
console.log(JSON.parse(await readFile("summary.json", "utf8")));
await access("summary.json", constants.R_OK | constants.W_OK);
await readFile("nowhere/at/all").catch((error) => console.log(error.code, Object.keys(error)));
