// A bakery in several files that name each other with their endings, also a late one.
import { Oven, type Loaf } from "./oven.ts";
import type { Recipe } from "./recipes.ts";
import recipes, { Flour, minutes as baseMinutes } from "./recipes.ts";
import * as prices from "./prices.ts";

const oven = new Oven<Recipe>(2);
const today: Loaf[] = [];

for (const recipe of recipes) {
  try {
    today.push(oven.bake(recipe));
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
console.log(today, Flour.Rye, Flour[1], baseMinutes);
console.log(prices.list(today).join("\n"));
console.log(prices);

const { default: shout, word } = await import("./later.ts");
console.log(shout(word), oven.used);
const url = new URL(import.meta.url);
console.log(url.pathname.split("/").pop()?.split(".")[0], typeof require);
oven.bake({ name: "last", flour: Flour.Wheat, grams: -5 });
