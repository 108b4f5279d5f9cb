// id: node-10-loop
// tries: compute for too long
// must: limit cpu
// witness: more --cpu 20
// options: --cpu 1
// Both times: asking for them is itself mostly time of the system.
const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
const end = used() + 3e6;
while (used() < end);
console.log("ESCAPED");
