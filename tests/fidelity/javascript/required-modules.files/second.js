const first = require("./first");
exports.name = "second";
exports.seen = Object.keys(first);
