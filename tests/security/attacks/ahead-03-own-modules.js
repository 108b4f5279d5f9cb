// id: ahead-03-own-modules
// tries: have files of its own loaded as modules of the runtime or of Sandpad, before its limits begin
// must: held
// witness: not needed: without Sandpad nothing is loaded ahead
console.log('HELD');
