// id: node-03-child
// tries: read it in a child process
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    require("child_process").execSync(`cat ${target.secret}`, { stdio: "pipe" });
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
