// id: node-05-fetch
// tries: fetch from a server on this machine
// must: held
// witness: plain
const target = JSON.parse(require("fs").readFileSync("target.json", "utf8"));
(async () => {
  try {
    const socket = new (require("net").Socket)();
    await new Promise((done, fail) => { socket.on("error", fail); socket.connect({ path: target.socket }, done); });
    socket.destroy();
    console.log("ESCAPED");
  } catch (refusal) {
    console.log("HELD", String(refusal.message).split("\n")[0].slice(0, 80));
  }
})();
