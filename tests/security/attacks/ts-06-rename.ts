// id: ts-06-rename
// tries: rename a file of the user's
// must: held
// witness: none
declare const require: any;
const target: any = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
try {
  require("fs").renameSync(target.victim, target.victim + ".gone");
  console.log("ESCAPED");
} catch (refusal: any) {
  console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
}
