// Checks settings and leaves in the middle, with open timers and unfinished output.
const settings = [
  ["width", 80],
  ["height", "tall"],
  ["depth", 3],
];

process.on("exit", (code) => process.stdout.write(`leaving with ${code}, no newline at the end`));
setInterval(() => console.log("tick"), 1);

function check(name, value) {
  try {
    if (typeof value !== "number") {
      console.error(`error: ${name} must be a number, not ${JSON.stringify(value)}`);
      process.exit(65);
    }
    console.log(`${name} is fine`);
  } finally {
    console.log(`checked ${name}`);
  }
}

for (const [name, value] of settings) check(name, value);
console.log("never printed");
