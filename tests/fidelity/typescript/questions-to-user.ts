// Asks questions with readline/promises and takes the answers from standard input.
import * as readline from "node:readline/promises";

interface Profile {
  name: string;
  age: number;
  languages: string[];
}

async function ask(): Promise<Profile> {
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const question = async (text: string): Promise<string> => {
    process.stdout.write(text);
    const { value, done } = await lines.next();
    if (done) throw new Error(`no answer to "${text.trim()}"`);
    return value.trim();
  };
  try {
    const name = await question("Name? ");
    let age = Number.NaN;
    while (Number.isNaN(age)) age = Number.parseInt(await question("Age? "), 10);
    const languages = (await question("Languages? ")).split(/\s*,\s*/);
    console.log({ name, age, languages });
    return { name, age, languages: [await question("One more? "), ...languages] };
  } finally {
    terminal.close();
    console.log("closed");
  }
}

ask().then(
  (profile) => console.log(profile),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
