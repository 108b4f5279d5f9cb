exports.area = require("./area");
