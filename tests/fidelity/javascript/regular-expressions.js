// Named groups, lookbehind, sticky and unicode expressions, and replacing with functions.
const log = `2024-03-01 ERROR [db] lost "main" after 3.5s
2024-03-02 INFO  [web] ready
2024-13-99 ERROR [web] Ünïcode failed`;
const entry = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\s+(?<level>\w+)\s+\[(?<part>\w+)\]/gm;
for (const match of log.matchAll(entry)) console.log(match.index, { ...match.groups });
console.log(log.match(entry).length, /(?<n>a)|b/.exec("b"), /(a)(?<x>b)?/d.exec("ab").indices);

console.log("1234567.891".replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, "'"));
console.log("costs $30, €40 and 50".match(/(?<=[$€])\d+/g), "camelCaseText".split(/(?=[A-Z])/));
console.log("John Smith".replace(/(?<f>\w+) (?<l>\w+)/, "$<l>, $<f> $& $` $' $$"));
console.log("x-y_z".replace(/[-_](\w)/g, (_, c, at) => c.toUpperCase() + at));
console.log("aBc".replaceAll(/[a-z]/g, (c) => `<${c}>`), "a.b.c".replaceAll(".", "$&$&"));

const token = /\s*(?:(\d+)|([a-z]+)|([-+*/()]))/y;
const tokens = [];
const source = "12 + (abc*3) ? 4";
while (token.lastIndex < source.length) {
  const at = token.lastIndex;
  const match = token.exec(source);
  if (!match) {
    console.log(`unexpected "${source.slice(at).trim()}" at ${at}`);
    break;
  }
  tokens.push(match[1] ? Number(match[1]) : match[2] ?? match[3]);
}
console.log(tokens, token.lastIndex);

console.log("😀x".match(/./g).length, "😀x".match(/./gu), /^\p{Lu}\p{Ll}+$/u.test("Émile"));
console.log("a1_é日".match(/[\p{L}--[a-z]]/gv), /^\p{Emoji_Keycap_Sequence}$/v.test("4️⃣"));
console.log("ſK".match(/[sk]/giu), "ẞß".match(/ß/gi), /a.c/s.test("a\nc"), "\u2028".search(/\s/));
console.log("a,b,,c".split(/(,)/), "abc".split(/(?:)/), "2x3".split("x", 1), "".split(/x/));
const flags = /a/dgimsuy;
console.log(flags.flags, flags.source, String(new RegExp("/\n")));
for (const bad of ["[", "(?<a>.)(?<a>.)", "a**", "\\k<n>(?<m>)"]) {
  try {
    console.log(new RegExp(bad, "u"));
  } catch (error) {
    console.log(error.message);
  }
}
