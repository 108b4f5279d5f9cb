// Modules of one folder import each other; live bindings, import.meta and namespaces.
import greet, { count, increase, Shape as Form } from "./shapes.mjs";
import * as shapes from "./shapes.mjs";
import old from "./old.cjs";
import { named } from "./old.cjs";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { createRequire } from "node:module";

console.log(greet("Ida"), count, increase(), count, new Form("disc"));
console.log(shapes, Object.keys(shapes), shapes.default === greet);
console.log(old, named);
console.log(basename(import.meta.url), import.meta.filename === fileURLToPath(import.meta.url));
console.log(basename(import.meta.resolve("./shapes.mjs")), typeof import.meta.dirname);
console.log(typeof require, typeof module, typeof __filename, this);

const language = "de";
const { words } = await import(`./${language}.mjs`);
console.log(words, await import("./de.mjs") === (await import("./de.mjs")));
const fresh = await import("./de.mjs?again");
console.log(fresh.words === words, fresh.words.hello);
console.log(readFileSync(new URL("./notes.txt", import.meta.url), "utf8").trim());
console.log(createRequire(import.meta.url)("./old.cjs") === old);
const inline = await import("data:text/javascript,export default 6 * 7; export const k = 1");
console.log(inline);

for (const name of ["./none.mjs", "bare-name", "./wrong.mjs", "node:nothing"]) {
  try {
    await import(name);
  } catch (error) {
    console.log(error.name, error.code, error.message.replaceAll(import.meta.dirname, "."));
  }
}
for (const attempt of [() => (shapes.count = 5), () => (count = 5), () => increase()]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(String(error));
  }
}
