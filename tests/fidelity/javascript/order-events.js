// A small shop announces its orders with an EventEmitter.
const { EventEmitter, once, on } = require("node:events");

class Shop extends EventEmitter {
  #stock = new Map([["apple", 3], ["pear", 1]]);
  sell(fruit, count) {
    const left = (this.#stock.get(fruit) ?? 0) - count;
    if (left < 0) return this.emit("refused", fruit, count);
    this.#stock.set(fruit, left);
    this.emit("sold", { fruit, count, left });
    return left === 0 ? this.emit("empty", fruit) : true;
  }
}

const shop = new Shop();
shop.on("newListener", (name) => console.log("listener for", name));
shop.on("sold", ({ fruit, count }) => console.log("sold", count, fruit));
shop.prependListener("sold", () => console.log("first of all"));
shop.once("sold", (order) => console.log("once", order));
console.log(shop.sell("apple", 2), shop.sell("pear", 1), shop.sell("plum", 5));
console.log(shop.eventNames(), shop.listenerCount("sold"));
const echo = (...all) => console.log("refused", all);
shop.addListener("refused", echo);
console.log(shop.sell("plum", 1));
shop.off("refused", echo);
console.log(shop.sell("plum", 1), shop.rawListeners("refused"));

async function main() {
  setImmediate(() => shop.sell("apple", 1));
  const [fruit] = await once(shop, "empty");
  console.log("empty:", fruit);
  setImmediate(() => ["a", "b", "stop"].forEach((word) => shop.emit("word", word)));
  for await (const [word] of on(shop, "word")) {
    console.log("word", word);
    if (word === "stop") break;
  }
  await once(Object.assign(new EventEmitter(), {}), "never", {
    signal: AbortSignal.abort(),
  }).catch((error) => console.log(error.name, error.code));
  try {
    shop.emit("error", new Error("the shop burnt down"));
  } catch (error) {
    console.log("thrown:", error.message);
  }
  shop.emit("error", { odd: true });
}
main().catch((error) => console.log(error.code, error.message, error.context));
