// Syntax that a compiler rewrites or keeps: optional parts, spreads, loops, labels, big numbers.
import { inspect } from "node:util";
import fs from "node:fs";
export type { Options };
export const exported = "kept";

interface Options {
  readonly depth?: number;
  [key: string]: unknown;
}

const defaults = { depth: 2, colour: "none", nested: { a: 1, b: [1, 2] } } as const;
const { nested: { b: [, second], ...others }, ...rest } = defaults;
console.log(second, others, rest, fs.existsSync("nothing"));

function configure({ depth = 1, ...more }: Options = {}, ...flags: `--${string}`[]): string {
  return inspect({ depth, more, flags }, { compact: true, breakLength: Infinity });
}
console.log(configure(), configure({ depth: 5, x: null }, "--fast", "--log"));

const callbacks: Array<() => number> = [];
for (let i = 0; i < 3; i++) callbacks.push(() => i++ * 10);
console.log(callbacks.map((call) => call()), callbacks.map((call) => call()));

outer: for (const [row, line] of ["ab", "cd"].entries()) {
  for (const letter of line) {
    if (letter === "b") continue outer;
    console.log(row, letter);
  }
}
let count: number | undefined;
count ??= 3;
count **= 2;
const big = 2n ** 65n - 1n;
console.log(count, big, typeof big, 0.1 * 3, 1e21 + 1, -7 % 3, 7 >>> 1, ~~-3.7);
console.log([..."añ😀"].length, "añ😀".length, `${[1, 2]}`, String.raw`\n${count}`, "\u{1F600}");
console.log(/(?<year>\d{4})/.exec("in 1999")?.groups?.year, "x".at?.(-1), (void 0)?.["y"]);
const parent = { inherited: true };
const object = { __proto__: parent, ["com" + "puted"]: 1, get lazy() { return this; } };
console.log(object, object.inherited, object.lazy === object, "inherited" in object);
class Late { static #n = 0; static next = () => ++Late.#n; [key: string]: unknown; 0 = "zero"; }
console.log(Late.next(), Late.next(), new Late(), Late.name, (class {}).name, (() => {}).name);
try {
  throw { odd: "value" };
} catch {
  console.log("caught without a name");
}
console.log(typeof exports, typeof module, typeof require, exported as string, this === undefined);
debugger;
if (Number(count) > 5) eval("console.log('evaluated', typeof count)");
