// Writes, appends, renames, copies, links and removes files with the functions of fs.
const fs = require("node:fs");
const path = require("node:path");

fs.mkdirSync("data/deep/er", { recursive: true });
fs.writeFileSync("data/notes.txt", "first\n");
fs.appendFileSync("data/notes.txt", "zweite Zeile: äöü €\n");
fs.writeFileSync("data/deep/er/raw.bin", new Uint8Array([0, 255, 16, 10]));
fs.copyFileSync("data/notes.txt", "data/deep/copy.txt");
fs.renameSync("data/deep/copy.txt", "data/deep/renamed é.txt");
fs.symlinkSync("notes.txt", "data/link");
console.log(fs.readFileSync("data/link", "utf8"), fs.readlinkSync("data/link"));
console.log(fs.readdirSync("data", { recursive: true }).sort());

const kind = (entry) => (entry.isDirectory() ? "folder" : entry.isFile() ? "file" : "?");
const show = (entry) => `${entry.name} ${kind(entry)}`;
console.log(fs.readdirSync("data", { withFileTypes: true }).map(show).sort());

const facts = fs.statSync("data/notes.txt");
console.log(facts.size, facts.isFile(), fs.lstatSync("data/link").isSymbolicLink());
const handle = fs.openSync("data/notes.txt", "r+");
fs.writeSync(handle, "FIRST", 0);
fs.ftruncateSync(handle, 12);
const buffer = Buffer.alloc(20);
console.log(fs.readSync(handle, buffer, 0, 20, 2), buffer.toString("utf8", 0, 10));
fs.closeSync(handle);

const attempts = {
  missing: () => fs.readFileSync("data/none.txt"),
  exists: () => fs.mkdirSync("data"),
  folder: () => fs.readFileSync("data"),
  full: () => fs.rmdirSync("data"),
  exclusive: () => fs.writeFileSync("data/notes.txt", "", { flag: "wx" }),
  notFolder: () => fs.readdirSync("data/notes.txt"),
  kind: () => fs.readFileSync({}),
  closed: () => fs.readSync(handle, buffer),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    attempt();
  } catch ({ code, syscall, errno, message }) {
    console.log(name, code, syscall, errno, message.split("\n")[0]);
  }
}
fs.rmSync("data/deep", { recursive: true });
console.log(fs.existsSync("data/deep"), path.basename(fs.realpathSync("data/link")));
fs.rmSync("data", { recursive: true, force: true });
