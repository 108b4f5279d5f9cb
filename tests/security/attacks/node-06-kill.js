// id: node-06-kill
// tries: signal a process of the user's
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    process.kill(target.pid, 0);
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
