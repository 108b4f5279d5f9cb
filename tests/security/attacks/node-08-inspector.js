// id: node-08-inspector
// tries: open a debugger port
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    const inspector = require("inspector");
    inspector.open(0, "127.0.0.1");
    if (!inspector.url()) throw new Error("no port");
    inspector.close();
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
