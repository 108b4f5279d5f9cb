// Reads a whole table of sales from standard input and prints a report of it.
let text = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (chunk) => (text += chunk));
process.stdin.on("end", () => {
  const [head, ...body] = text.replace(/^\uFEFF/, "").trimEnd().split(/\r?\n/);
  const names = head.split(",");
  const rows = body.map((line, at) => {
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g).map((cell) => cell.replace(/,$/, ""));
    const clean = cells.map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
    const row = Object.fromEntries(names.map((name, i) => [name, clean[i]]));
    row.price = Number(row.price);
    if (Number.isNaN(row.price)) console.error(`row ${at + 1}: price ${clean[2]} is no number`);
    return row;
  });
  console.table(rows);
  const groups = rows.reduce((all, row) => {
    (all[row.region] ??= []).push(row.price || 0);
    return all;
  }, Object.create(null));
  console.log(groups);
  for (const [region, prices] of Object.entries(groups).sort()) {
    const sum = prices.reduce((a, b) => a + b);
    console.log(region.padEnd(8) + sum.toFixed(2).padStart(10), prices.length);
  }
});
