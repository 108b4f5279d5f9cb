// Dates in several calendars and zones, sorting by language, and the parts of a text.
const instant = new Date("2024-02-29T23:05:09.007Z");
const show = (locale, options) =>
  new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(instant);

for (const locale of ["en-US", "en-GB", "de-DE", "ja-JP", "ar-EG", "th-TH", "fa-IR", "ko-KR"]) {
  console.log(locale, show(locale), "|", show(locale, { dateStyle: "full" }));
}
console.log(show("fr", { dateStyle: "medium", timeStyle: "long" }));
for (const timeZone of ["America/New_York", "Asia/Kolkata", "Pacific/Auckland", "Etc/GMT+12"]) {
  console.log(timeZone, show("en-US", { timeZone, dateStyle: "short", timeStyle: "full" }));
}
console.log(show("en", { calendar: "hebrew", dateStyle: "long" }), show("en", { era: "short" }));
console.log(show("en-US", { hour: "numeric", dayPeriod: "long" }), show("de", { weekday: "long" }));
const range = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
console.log(range.formatRange(instant, new Date("2024-03-02T00:00:00Z")));
console.log(range.formatToParts(instant).map(({ type, value }) => `${type}=${value}`).join(" "));
console.log(instant.toLocaleString(), new Intl.DateTimeFormat().resolvedOptions().timeZone);

const words = ["zebra", "Äpfel", "apfel", "Zebra", "öl", "ost", "ñu", "nube", "éclair"];
for (const locale of ["en", "de", "sv", "es"]) {
  console.log(locale, [...words].sort(new Intl.Collator(locale).compare).join(" "));
}
console.log([...words].sort().join(" "));
const numeric = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
console.log(["file10", "File9", "file1"].sort(numeric.compare), numeric.compare("a", "Ä"));
console.log("I".toLocaleLowerCase("tr"), "i".toLocaleUpperCase("tr"), "straße".toUpperCase());

const family = "👨‍👩‍👧🇨🇭e\u0301";
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
console.log(family.length, [...family].length, [...graphemes.segment(family)].length);
for (const [locale, text] of [["en", "Don't panic, it's 3.5."], ["ja", "吾輩は猫である"]]) {
  const segments = new Intl.Segmenter(locale, { granularity: "word" }).segment(text);
  console.log([...segments].filter((part) => part.isWordLike).map((part) => part.segment));
}
