// id: others-14-node-priority
// tries: make the supervisor slow, by what the runtime offers
// must: held
// witness: child of a shell
const os = require("node:os");
const before = os.getPriority(process.ppid);
try {
    os.setPriority(process.ppid, os.constants.priority.PRIORITY_LOW);
} catch (refusal) {
    console.log(refusal.message);
}
console.log(os.getPriority(process.ppid) === before ? "HELD" : "ESCAPED");
