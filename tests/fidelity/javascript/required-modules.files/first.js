exports.name = "first";
const second = require("./second");
exports.partner = second.name;
