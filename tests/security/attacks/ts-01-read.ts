// id: ts-01-read
// tries: read a file of the user's
// must: held
// witness: none
declare const require: any;
const target: any = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
try {
  console.log(require("fs").readFileSync(target.secret, "utf8"));
  console.log("ESCAPED");
} catch (refusal: any) {
  console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
}
