// Starts other programs with typed wrappers and collects their output and status.
import { execFile, spawn, type ExecFileException } from "node:child_process";
import { promisify } from "node:util";

interface Finished {
  status: number | string | null;
  out: string[];
  err: string[];
}
const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
const execute = promisify(execFile);

async function node(code: string, ...args: string[]): Promise<Finished> {
  try {
    const { stdout, stderr } = await execute(process.execPath, ["-e", code, ...args]);
    return { status: 0, out: lines(stdout), err: lines(stderr) };
  } catch (error) {
    const { code: status, stdout } = error as ExecFileException;
    return { status: status ?? null, out: lines(stdout ?? ""), err: [] };
  }
}

function filter(program: string, args: string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("error", reject);
    child.on("close", (code) => resolve(`${code}:${Buffer.concat(parts)}`));
    child.stdin.end(input);
  });
}

async function main(): Promise<void> {
  console.log(await node("console.log('one\\ntwo'); console.error(process.argv[1])", "argü"));
  console.log(await node("process.stdout.write('half'); process.exit(17)"));
  console.log((await node("throw new RangeError('from the child')")).status);
  console.log(JSON.stringify(await filter("sort", ["-r"], "pear\nапельсин\napple\nÄpfel\n")));
  console.log(JSON.stringify(await filter("tr", ["a-z", "A-Z"], "quiet please")));
  console.log(JSON.stringify(await filter("sh", ["-c", "wc -c; echo oops >&2; exit 3"], "12345")));
  await filter("not-a-program", [], "").catch((error: NodeJS.ErrnoException) => {
    console.log(error.code, error.syscall, error.message);
  });
}

void main();
