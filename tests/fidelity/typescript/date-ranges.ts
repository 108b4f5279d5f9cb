// Branded dates, ranges of days and their formats in fixed zones.
type Iso = `${number}-${number}-${number}` & { readonly brand: unique symbol };
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY = 24 * 60 * 60 * 1000;
function isIso(text: string): text is Iso {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(+date) && date.toISOString().startsWith(text);
}
function iso(text: string): Iso {
  if (!isIso(text)) throw new RangeError(`"${text}" is no date`);
  return text;
}

class Days {
  private constructor(private readonly first: number, private readonly last: number) {}
  static between(from: Iso, to: Iso): Days {
    return new Days(Date.parse(from) / DAY, Date.parse(to) / DAY);
  }
  *[Symbol.iterator](): IterableIterator<Date> {
    for (let day = this.first; day <= this.last; day++) yield new Date(day * DAY);
  }
  only(...days: Weekday[]): Date[] {
    return [...this].filter((date) => days.includes(date.getUTCDay() as Weekday));
  }
  get length(): number {
    return Math.max(0, this.last - this.first + 1);
  }
}

const holidays = Days.between(iso("2024-02-26"), iso("2024-03-05"));
const short = new Intl.DateTimeFormat("de-CH", { weekday: "short", day: "2-digit" });
console.log(holidays.length, holidays.only(0, 6).map((date) => short.format(date)));
console.log([...holidays].map((date) => date.toISOString().slice(5, 10)).join(" "));
const places = { "en-AU": "Australia/Sydney", "es-MX": "America/Mexico_City" };
for (const [locale, timeZone] of Object.entries(places)) {
  const options: Intl.DateTimeFormatOptions = { timeZone, dateStyle: "long", timeStyle: "short" };
  console.log(new Date(1.7e12).toLocaleString(locale, options));
}
console.log(new Date(2024, 1, 29, 12), String(new Date(86399999)), new Date(NaN));
console.log(["2024-02-29", "2023-02-29", "2024-2-9", "soon"].map(isIso));
console.log(Days.between(iso("2024-05-02"), iso("2024-05-01")).length, holidays);
try {
  iso("2023-02-29");
} catch (error) {
  console.log(`${error}`);
}
