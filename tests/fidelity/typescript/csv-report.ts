// Reads a CSV file beside it, groups its rows, and writes a report that stays there.
import { readFileSync, writeFileSync, existsSync } from "node:fs";
import * as path from "node:path";

interface Row {
  station: string;
  month: number;
  rain: number | null;
}
type Summary = Readonly<{ total: number; months: number; wettest: Row | undefined }>;

const lines = readFileSync(path.join(process.cwd(), "rain.csv"), "utf8").trim().split(/\r?\n/);
const header = lines.shift()!.split(";");
const rows: Row[] = lines.map((line): Row => {
  const cells = new Map(line.split(";").map((cell, i) => [header[i], cell.trim()]));
  const rain = cells.get("rain") || null;
  return {
    station: cells.get("station")!,
    month: Number(cells.get("month")),
    rain: rain === null ? null : Number(rain.replace(",", ".")),
  };
});

function groupBy<T, K extends string>(items: readonly T[], key: (item: T) => K): Record<K, T[]> {
  return items.reduce((groups, item) => {
    (groups[key(item)] ??= []).push(item);
    return groups;
  }, {} as Record<K, T[]>);
}

const summarize = (all: Row[]): Summary => {
  const known = all.filter((row): row is Row & { rain: number } => row.rain !== null);
  return {
    total: known.reduce((sum, { rain }) => sum + rain, 0),
    months: known.length,
    wettest: known.sort((a, b) => b.rain - a.rain)[0],
  };
};

const report = Object.entries(groupBy(rows, (row) => row.station))
  .sort(([a], [b]) => a.localeCompare(b, "de"))
  .map(([station, all]) => {
    const { total, months, wettest } = summarize(all);
    const month = wettest?.month ?? "-";
    return `${station.padEnd(10)}${total.toFixed(1).padStart(8)} mm in ${months} (${month})`;
  });
console.log(report.join("\n"));
writeFileSync("report.txt", report.join("\n") + "\n");
console.log(existsSync("report.txt"), readFileSync("report.txt").length);
console.log(path.basename(__filename).split(".")[0], path.basename(process.argv[1]!).length > 0);
console.table(rows.slice(0, 3), ["station", "rain"]);
