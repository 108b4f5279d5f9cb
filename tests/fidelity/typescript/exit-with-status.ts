// A command with options and sub-commands that ends with a status of its own.
import { parseArgs, styleText } from "node:util";
import process from "node:process";

enum Status {
  Ok = 0,
  Usage = 64,
  Data = 65,
}

class CommandError extends Error {
  constructor(message: string, readonly status: Status = Status.Usage) {
    super(message);
  }
}

type Handler = (args: string[], options: { verbose: boolean; times: number }) => string;
const commands: Record<string, Handler> = {
  repeat: ([word = ""], { times }) => Array<string>(times).fill(word).join("-"),
  sum: (numbers, { verbose }) => {
    const bad = numbers.find((number) => Number.isNaN(Number(number)));
    if (bad !== undefined) throw new CommandError(`${bad} is no number`, Status.Data);
    const sum = numbers.reduce((total, number) => total + Number(number), 0);
    return verbose ? `${numbers.join(" + ")} = ${sum}` : String(sum);
  },
};

function run(line: string): string {
  const { values, positionals } = parseArgs({
    args: line.split(" "),
    allowPositionals: true,
    options: {
      verbose: { type: "boolean", short: "v", default: false },
      times: { type: "string", default: "2" },
    },
  });
  const [name, ...rest] = positionals;
  const handler = commands[name!];
  if (!handler) throw new CommandError(`no command ${JSON.stringify(name)}`);
  return handler(rest, { verbose: values.verbose!, times: Number(values.times) });
}

process.on("exit", (code) => console.log("status", code, Status[code]));
const lines = ["repeat ab --times 3", "sum -v 1 2 3.5", "sum --loud", "fly", "sum 1 two", "sum 9"];
for (const line of lines) {
  try {
    console.log(run(line));
  } catch (error) {
    if (!(error instanceof CommandError)) {
      console.log((error as NodeJS.ErrnoException).code);
      continue;
    }
    console.error(`error: ${error.message}`, typeof styleText);
    if (error.status === Status.Data) process.exit(error.status);
  }
}
