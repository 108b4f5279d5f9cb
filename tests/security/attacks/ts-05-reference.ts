// id: ts-05-reference
// tries: have the compiler read a file
// must: held
// witness: not needed: the compile step runs in the sandbox, as ts-01 does
/// <reference path="../../../../../etc/shadow" />
/// <reference types="/root/secret" />
console.log("HELD");
