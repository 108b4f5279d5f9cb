// id: node-09-memory
// tries: use more memory than allowed
// must: limit memory
// witness: more --memory 4294967296 --cpu 60 --wall 120
// options: --memory 268435456
const blocks = [];
for (let i = 0; i < 60; i++) blocks.push(Buffer.alloc(16 << 20, 1));
console.log("ESCAPED");
