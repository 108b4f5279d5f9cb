// A small inventory made of several files: types, classes, defaults, JSON and re-exports.
import type { Item, Money } from "./model";
import { Store, type StoreOptions } from "./store.ts";
import * as format from "./format";
import describe, { VERSION as version } from "./describe";
import stock from "./stock.json";
import { currency } from "./stock.json";

const options: StoreOptions = { currency, strict: true };
const store = new Store(options);
for (const item of stock.items) store.add(item as Item);

console.log(describe(store), version);
for (const item of store) console.log(format.line(item), format.money(item.price, currency));
console.log(format, Object.keys(stock), store.total());
store.add({ id: "x1", name: "Gift ✨", price: 0 as Money, tags: [] });
console.log(store.find((item) => item.tags.length === 0)?.name);
try {
  store.add({ id: "a1", name: "again", price: 1 as Money, tags: [] });
} catch (error) {
  const { name, message, cause } = error as Error;
  console.log(name, message, cause);
}
import("./late").then(({ default: late, loadedAt }) => {
  console.log(late(store.total()), loadedAt);
});
console.log("the late module is loaded after this line");
