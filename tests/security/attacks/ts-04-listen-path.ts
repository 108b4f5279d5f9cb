// id: ts-04-listen-path
// tries: link a secret into the work folder and read it
// must: held
// witness: none
declare const require: any;
const target: any = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
try {
  require("fs").symlinkSync(target.secret, "link");
  console.log(require("fs").readFileSync("link", "utf8"));
  console.log("ESCAPED");
} catch (refusal: any) {
  console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
}
