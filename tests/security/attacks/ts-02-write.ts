// id: ts-02-write
// tries: put a file beside it
// must: held
// witness: none
declare const require: any;
const target: any = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
try {
  require("fs").writeFileSync(target.folder + "/planted", "x");
  console.log("ESCAPED");
} catch (refusal: any) {
  console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
}
