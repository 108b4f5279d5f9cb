// Numbers, currencies, units, plurals and lists as people of several countries write them.
const value = 1234567.891;
for (const locale of ["en-US", "de-DE", "de-CH", "fr-FR", "hi-IN", "ar-EG", "ja-JP", "pt-BR"]) {
  console.log(locale, new Intl.NumberFormat(locale).format(value), (0.256).toLocaleString(locale, {
    style: "percent",
    maximumFractionDigits: 1,
  }));
}
const money = (locale, currency, options) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, ...options }).format(-1234.5);
console.log(money("en-US", "USD"), money("de-DE", "EUR"), money("ja-JP", "JPY"));
console.log(money("en-US", "USD", { currencySign: "accounting" }), money("en", "KWD"));
console.log(money("pl-PL", "PLN", { currencyDisplay: "name" }));

const format = (options, number = value) => new Intl.NumberFormat("en", options).format(number);
const long = { notation: "compact", compactDisplay: "long" };
console.log(format({ notation: "compact" }), format(long));
console.log(format({ notation: "scientific" }), format({ notation: "engineering" }));
console.log(format({ style: "unit", unit: "kilometer-per-hour" }, 88), format({}, 2n ** 70n));
console.log(format({ maximumSignificantDigits: 3 }), format({ minimumIntegerDigits: 3 }, 7));
console.log(format({ signDisplay: "exceptZero" }, 5), format({ roundingMode: "floor" }, -0.0009));
console.log(new Intl.NumberFormat("de", { style: "currency", currency: "EUR" }).formatToParts(9.5));

const plural = new Intl.PluralRules("pl");
console.log([0, 1, 2, 5, 22, 1.5].map((n) => `${n} ${plural.select(n)}`).join(", "));
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });
const suffix = { one: "st", two: "nd", few: "rd", other: "th" };
console.log([1, 2, 3, 4, 11, 12, 21, 102].map((n) => n + suffix[ordinal.select(n)]).join(" "));
console.log(new Intl.ListFormat("es", { type: "conjunction" }).format(["pan", "vino", "higos"]));
console.log(new Intl.RelativeTimeFormat("de", { numeric: "auto" }).format(-1, "day"));
console.log(new Intl.DisplayNames("fr", { type: "region" }).of("JP"));
console.log((12345.678).toLocaleString(), new Intl.NumberFormat().resolvedOptions().locale);
console.log(Intl.getCanonicalLocales(["EN-us", "zh-hans-cn"]), new Intl.Locale("de-AT").maximize());
console.log((0.1 + 0.2).toFixed(20), (1e21).toString(), (255).toString(36), (-7.5).toString(2));
console.log((1.005).toFixed(2), (123.456).toPrecision(4), (0.00001).toString(), 5e-324, -1e-7);
console.log(parseFloat("3.14abc"), parseInt("0x1f"), Number(""), Number("1_000"), +"  12\n", 0 / 0);
