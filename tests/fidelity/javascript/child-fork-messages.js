// Forks a helper that counts letters and exchanges messages with it.
const { fork } = require("node:child_process");
const { once } = require("node:events");
const path = require("node:path");

async function main() {
  const helper = fork(path.join(__dirname, "letters.js"), ["--lower"], {
    serialization: "advanced",
  });
  const ask = async (text) => {
    helper.send({ text });
    const [answer] = await once(helper, "message");
    return answer;
  };
  console.log((await once(helper, "message"))[0]);
  console.log(await ask("Mississippi"));
  console.log(await ask("Ärger über Öl"));
  console.log(await ask(""));
  console.log(helper.connected, helper.channel !== undefined);
  helper.disconnect();
  console.log(await once(helper, "exit"), helper.connected);

  const failing = fork(path.join(__dirname, "letters.js"), [], { silent: true });
  let complaint = "";
  failing.stderr.on("data", (chunk) => (complaint += chunk));
  await once(failing, "message");
  failing.send({ text: null });
  const [code] = await once(failing, "close");
  console.log(code, complaint.split("\n").find((line) => line.includes("Error")));
}
main();
