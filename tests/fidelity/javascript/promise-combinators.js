// all, allSettled, race and any over the same jobs, and what finally changes.
const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));
const failAfter = (ms, text) =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(text)), ms));

async function main() {
  console.log(await Promise.all([after(30, "slow"), after(1, "fast"), "plain"]));
  const settled = await Promise.allSettled([after(5, 1), failAfter(1, "bad"), Promise.reject(7)]);
  for (const { status, value, reason } of settled) {
    console.log(status.padEnd(10), value, reason instanceof Error ? reason.message : reason);
  }
  console.log(await Promise.race([after(60, "late"), after(2, "early")]));
  console.log(await Promise.any([failAfter(1, "first"), after(20, "winner")]));
  try {
    await Promise.any([failAfter(2, "one"), failAfter(1, "two")]);
  } catch (error) {
    console.log(error.name, error.message, error.errors.map((e) => e.message));
  }
  try {
    await Promise.all([after(20, "ignored"), failAfter(3, "all fails"), failAfter(9, "unseen")]);
  } catch (error) {
    console.log("all:", error.message);
  }
  console.log(await Promise.resolve("kept").finally(() => "dropped"));
  const replaced = Promise.reject(new Error("old")).finally(() => {
    throw new Error("new");
  });
  console.log(await replaced.catch((error) => error.message));
  const thenable = { then: (resolve) => resolve("from a thenable") };
  console.log(await thenable, Promise.resolve(1), Promise.race([]));
  const odd = Promise.reject(new RangeError("shown"));
  odd.catch(() => {});
  console.log(String(odd), await odd.then(null, (error) => `${error}`));
}

main().then(() => console.log("done"));
