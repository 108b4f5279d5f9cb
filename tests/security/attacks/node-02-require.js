// id: node-02-require
// tries: have the loader quote a file in its complaint
// must: no secret
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    console.log(require(target.secret));
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
