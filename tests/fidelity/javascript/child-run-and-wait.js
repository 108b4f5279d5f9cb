// Runs other Node.js programs and waits for them: output, input, status, errors.
const { execFileSync, spawnSync, execSync } = require("node:child_process");

const node = (...args) => execFileSync(process.execPath, args, { encoding: "utf8" });
console.log(node("-e", "console.log([1, 2, 3].map((n) => n ** 2))").trim());
console.log(node("-p", "process.argv.slice(1)", "one", "two words", "ü").trim());

const upper = "process.stdin.on('data', (d) => process.stdout.write(String(d).toUpperCase()))";
console.log(execFileSync(process.execPath, ["-e", upper], { input: "grün\n" }).toString());

const failed = spawnSync(process.execPath, ["-e", "console.error('sad'); process.exit(3)"]);
console.log(failed.status, failed.signal, String(failed.stderr), failed.stdout);

try {
  execFileSync(process.execPath, ["-e", "process.exitCode = 7; console.log('partial')"]);
} catch (error) {
  console.log(error.name, error.status, error.code, String(error.stdout).trim());
}

const killed = spawnSync(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"]);
console.log(killed.status, killed.signal);
const slow = spawnSync(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { timeout: 300 });
console.log(slow.status, slow.signal, slow.error.code);
const none = spawnSync("no-such-program-here", []);
console.log(none.error.code, none.error.syscall, none.status, none.output);
console.log(execSync("printf '%s-' a b c; exit 0").toString());
try {
  execSync("echo on stdout; exit 4", { stdio: "pipe" });
} catch (error) {
  console.log(error.status, error.message);
}
execFileSync(process.execPath, ["-e", "console.log('inherited'); console.error('both')"], {
  stdio: "inherit",
});
console.log(execSync("cat", { input: Buffer.from([0x68, 0x69]), env: {} }).toString());
