// id: ts-03-child
// tries: read it in a child process
// must: held
// witness: none
declare const require: any;
const target: any = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
try {
  require("child_process").execSync(`cat ${target.secret}`, { stdio: "pipe" });
  console.log("ESCAPED");
} catch (refusal: any) {
  console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
}
