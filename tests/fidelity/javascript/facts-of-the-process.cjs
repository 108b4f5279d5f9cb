// What a program sees of its process: arguments, folders, streams, limits of numbers.
const os = require("node:os");
const path = require("node:path");
const fs = require("node:fs");

console.log(process.argv.length, path.basename(process.argv[1]), process.execArgv, process.argv0);
console.log(path.basename(process.execPath), process.version, process.release.name);
console.log(process.platform, process.arch === os.arch(), os.EOL === "\n", os.type());
console.log(process.cwd() === __dirname, fs.readdirSync(".").sort(), process.title);
console.log(typeof process.env.PATH, process.env.NODE_OPTIONS, process.env.NODE_PATH);
console.log(process.env.TZ, process.env.LANG, process.env.MISSING, "MISSING" in process.env);
process.env.NUMBER = 5;
console.log(process.env.NUMBER, typeof process.env.NUMBER, delete process.env.NUMBER);
console.log(process.umask().toString(8), process.stdout.constructor.name, process.connected);
console.log(process.send, process.exitCode, process.features.inspector);
console.log(Object.keys(globalThis));
console.log(os.homedir().startsWith("/"), os.tmpdir(), os.endianness(), os.userInfo().uid >= 0);
console.log([1, 2].map((fd) => fs.fstatSync(fd).isFIFO()));
process.chdir("..");
console.log(fs.existsSync(path.basename(__dirname)), process.cwd() === path.dirname(__dirname));
try {
  process.chdir("no/such/folder");
} catch (error) {
  console.log(error.code, error.syscall);
}
console.log(Intl.DateTimeFormat().resolvedOptions().locale, Intl.NumberFormat().format(1e4));
process.emitWarning("not shown here", { type: "OwnWarning", code: "W1" });
process.removeAllListeners("warning");
process.on("warning", ({ name, code, message }) => console.error(name, code, message));
