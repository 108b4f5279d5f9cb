// A promise is rejected with something that is no error; the reason is printed.
process.on("exit", (code) => {
  console.log("exit", code, process.exitCode);
});

const refusal = { reason: "quota", details: { used: 12, limit: [10, "per day"] } };
Promise.resolve("start")
  .then((word) => {
    console.log(word);
    return Promise.reject(refusal);
  })
  .then(() => console.log("skipped"))
  .finally(() => console.log("finally"));
process.nextTick(() => console.log("tick"));
setImmediate(() => console.log("not reached"));
