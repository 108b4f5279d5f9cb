// id: node-07-worker
// tries: read it in a worker
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    const { Worker } = require("worker_threads");
    await new Promise((done, fail) => new Worker(`require("fs").readFileSync(${JSON.stringify(target.secret)})`, { eval: true }).on("exit", (code) => code ? fail(new Error("worker failed")) : done()).on("error", fail));
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
