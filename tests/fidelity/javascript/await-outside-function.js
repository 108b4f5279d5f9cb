// A script that waits outside of a function, with neither import nor export.
const later = (value) => new Promise((done) => setTimeout(done, 5, value));
console.log(await later('first'));
for await (const each of [later('second'), later('third')]) console.log(each);
