// id: node-11-delete
// tries: delete a file of the user's
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    require("fs").unlinkSync(target.victim);
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
