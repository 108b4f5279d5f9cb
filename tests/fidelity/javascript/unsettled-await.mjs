// Waits at the top level for an answer that never comes, with nothing left to do.
import { EventEmitter, once } from "node:events";

const desk = new EventEmitter();
const questions = ["name", "age", "city"];

desk.on("question", (text) => {
  if (text !== "city") setTimeout(() => desk.emit("answer", `${text}: known`), 2);
});
process.on("exit", (code) => console.log("exit", code));

for (const question of questions) {
  const answer = once(desk, "answer");
  desk.emit("question", question);
  console.log((await answer)[0]);
}
console.log("never printed");
