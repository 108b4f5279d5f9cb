exports.named = "from CommonJS";
exports.main = require.main === undefined;
