// Handlers for the ends of a process, and an exit status set without leaving at once.
let rounds = 0;
process.on("beforeExit", (code) => {
  console.log("beforeExit", code, process.exitCode);
  if (++rounds < 3) {
    setTimeout(() => console.log("work of round", rounds), 2);
  }
});
process.on("exit", (code) => {
  console.log("exit", code);
  setTimeout(() => console.log("never"), 0);
  Promise.resolve().then(() => console.log("no microtask either"));
  process.exitCode = code + 1;
});
process.once("exit", () => console.error("second handler", process.exitCode));

process.on("uncaughtException", (error, origin) => {
  console.log("caught", origin, error.message);
});
process.on("unhandledRejection", (reason, promise) => {
  console.log("rejection", reason, promise instanceof Promise);
});
process.on("rejectionHandled", () => console.log("handled later"));
process.on("warning", (warning) => console.log("warning", warning.name, warning.message));

const late = Promise.reject("too early");
setTimeout(() => late.catch((reason) => console.log("now caught:", reason)), 10);
setTimeout(() => {
  throw new Error("from a timer");
}, 20);
process.exitCode = 40;
console.log("end of the program", process.exitCode);
try {
  process.exitCode = "many";
} catch (error) {
  console.log(error.code, error.message);
}
