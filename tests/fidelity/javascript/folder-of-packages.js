// A program that makes a package for itself and uses it.
const fs = require('node:fs');

fs.mkdirSync('node_modules/greeting', { recursive: true });
fs.writeFileSync('node_modules/greeting/index.js', "module.exports = (name) => `Hello, ${name}`;\n");
console.log(require('greeting')('Ada'));
fs.writeFileSync('made.txt', 'made\n');
