// Fixed instants: parsing, overflow of fields, differences, and how dates print.
const day = 86_400_000;
const parse = (text) => {
  const date = new Date(text);
  return Number.isNaN(+date) ? "invalid" : date.toISOString();
};
for (const text of ["2024-03-10", "2024-03-10T12:00", "2024-03-10T12:00+02:00", "Mar 10, 2024",
  "10 March 2024 14:30 GMT", "2024-02-30", "2024-13-01", "+012345-01-01T00:00Z", "2024", ""]) {
  console.log(text.padEnd(26), parse(text));
}
console.log(new Date(2024, 0, 31 + 30).toString());
console.log(String(new Date(0)), new Date(0).toUTCString(), new Date(0).toDateString());
console.log(new Date(1e12).toLocaleDateString("en-GB"), new Date(1e12).getTimezoneOffset());
console.log(new Date(2024, 1, 0).getDate(), new Date(99, 0).getFullYear());
console.log(Date.UTC(1970, 0, 2), new Date(8.64e15).toISOString(), new Date(8.64e15 + 1).getTime());
console.log(JSON.stringify({ at: new Date(5), bad: new Date(NaN) }), typeof Date());

function isoWeek(date) {
  const thursday = new Date(+date + (4 - (date.getUTCDay() || 7)) * day);
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return `${thursday.getUTCFullYear()}-W${String(Math.ceil(((thursday - start) / day + 1) / 7))}`;
}
for (const text of ["2020-12-31", "2021-01-03", "2021-01-04", "2024-12-30"]) {
  console.log(text, isoWeek(new Date(text)));
}
function easter(year) {
  const a = year % 19, b = Math.floor(year / 100), c = year % 100;
  const d = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * (c >> 2) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}
console.log([2000, 2019, 2024, 2038].map(easter));
const birth = new Date("1815-12-10");
console.log(Math.floor((new Date("1852-11-27") - birth) / day), birth > new Date(0), birth - 1);
const moved = new Date(birth);
moved.setUTCMonth(moved.getUTCMonth() + 14, 31);
console.log(moved, [moved, birth].sort((a, b) => a - b), moved[Symbol.toPrimitive]("number"));
try {
  new Date("soon").toISOString();
} catch (error) {
  console.log(`${error}`);
}
