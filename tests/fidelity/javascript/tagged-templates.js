// Template tags that escape, indent, translate and keep raw text.
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (strings, ...values) =>
  strings.reduce((all, part, i) => {
    const value = values[i - 1];
    const text = Array.isArray(value) ? value.join("") : String(value);
    return all + (Array.isArray(value) ? text : text.replace(/[&<>"]/g, (c) => entities[c])) + part;
  });
const names = ["Tom & Jerry", '<b>"Ann"</b>'];
console.log(html`<ul>${names.map((name) => html`<li>${name}</li>`)}</ul>`);

function dedent({ raw }, ...values) {
  const whole = String.raw({ raw }, ...values).replace(/^\n/, "").replace(/\n[ \t]*$/, "");
  const margin = Math.min(...whole.match(/^[ \t]*(?=\S)/gm).map((space) => space.length));
  return whole.replace(new RegExp(`^[ \\t]{${margin}}`, "gm"), "");
}
console.log(dedent`
    first ${1 + 1}
      second\tstays raw

    last
  `);

const seen = new Set();
const same = (strings) => seen.add(strings).size;
const twice = () => same`x`;
console.log(twice(), twice(), same`x`, Object.isFrozen(((s) => s)`a${0}b`));
console.log(((s) => [s, s.raw])`cooked \u0041\n \unicode`, String.raw`C:\new\u`);

const words = { "Hello {0}, you have {1} mails": "Hallo {0}, Sie haben {1} Nachrichten" };
const translate = (strings, ...values) => {
  const key = strings.reduce((all, part, i) => `${all}{${i - 1}}${part}`);
  return (words[key] ?? key).replace(/\{(\d+)\}/g, (_, i) => values[i]);
};
console.log(translate`Hello ${"Ida"}, you have ${3} mails`, translate`No ${1} entry`);

const chain = (strings) => (more) => `${strings[0]}+${more[0]}`;
console.log(chain`a``b`);
console.log(`nested ${`inner ${`deep ${1}`}`}`, `${[1, [2, 3]]} ${{}} ${null} ${() => 1}`);
console.log(`multi
line`.split("\n"), "\x41\u{1F600}\u0301".length, `\``, "a\
b");
try {
  `${Symbol("s")}`;
} catch (error) {
  console.log(error.message);
}
