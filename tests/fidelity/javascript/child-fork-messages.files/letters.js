const lower = process.argv.includes("--lower");
process.send({ ready: true, lower, hasChannel: typeof process.send === "function" });
process.on("message", ({ text }) => {
  const counts = new Map();
  for (const letter of lower ? text.toLowerCase() : text.trim()) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  process.send({ counts, when: new Date(86400000) });
});
process.on("disconnect", () => console.log("helper: parent has gone"));
