// id: node-04-connect
// tries: reach a server on this machine
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    await new Promise((done, fail) => {
      const socket = require("net").connect(target.port, "127.0.0.1", () => done(socket.destroy())).on("error", fail);
    });
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
