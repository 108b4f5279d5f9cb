// Counts the words of the input line by line.
const readline = require("node:readline");

const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
const counts = new Map();
let longest = "";
let number = 0;

lines.on("line", (line) => {
  number++;
  if (line.trim() === "") {
    console.log(`line ${number} is empty`);
    return;
  }
  for (const [word] of line.normalize("NFC").matchAll(/\p{Letter}[\p{Letter}\p{Mark}'-]*/gu)) {
    const key = word.toLocaleLowerCase("en");
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if ([...word].length > [...longest].length) longest = word;
  }
});

lines.on("close", () => {
  const ranking = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, "en"));
  for (const [word, count] of ranking.slice(0, 10)) {
    console.log(word.padEnd(12), "#".repeat(count), count);
  }
  console.log({ lines: number, different: counts.size, longest });
  console.log(process.stdin.isTTY, lines.closed);
});
