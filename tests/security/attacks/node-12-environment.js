// id: node-12-environment
// tries: find a secret in the environment
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    if (!Object.keys(process.env).some((name) => name.includes(target.variable))) throw new Error("not there");
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
