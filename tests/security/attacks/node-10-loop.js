// id: node-10-loop
// tries: compute for too long
// must: limit cpu
// witness: more --cpu 20
// options: --cpu 1
const end = process.cpuUsage().user + 3e6;
while (process.cpuUsage().user < end);
console.log("ESCAPED");
