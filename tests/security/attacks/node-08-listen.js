// id: node-08-listen
// tries: offer a server among those of this machine
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
const server = require("net").createServer();
// The port of a server of this machine is in use only where the program shares its network.
server.on("error", (refusal) => {
  console.log(refusal.code === "EADDRINUSE" ? "ESCAPED" : "HELD", String(refusal.message).slice(0, 80));
});
server.listen(target.port, "127.0.0.1", () => {
  console.log("HELD in a network of its own");
  server.close();
});
