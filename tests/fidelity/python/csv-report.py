# Reads a CSV with quotes and odd rows, sums by region and writes a report beside it.
import csv
import io
import sys
from decimal import Decimal, InvalidOperation

totals, bad = {}, []
with open("sales.csv", newline="", encoding="utf-8-sig") as file:
    reader = csv.DictReader(file, restkey="more")
    print(reader.fieldnames)
    for row in reader:
        try:
            amount = Decimal(row["amount"].replace(",", ""))
        except InvalidOperation as error:
            bad.append(reader.line_num)
            print(f"line {reader.line_num}: {row['amount']!r} {error!r}", file=sys.stderr)
            continue
        totals.setdefault(row["region"].strip(), []).append(amount)
        if "more" in row or "\n" in row["item"]:
            print(row)

with open("report.csv", "w", newline="", encoding="utf-8") as file:
    writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(["region", "count", "sum"])
    for region, amounts in sorted(totals.items()):
        writer.writerow([region, len(amounts), float(sum(amounts))])
with open("report.csv", newline="", encoding="utf-8") as file:
    print(file.read(), end="")
with open("report.csv", newline="") as file:
    print(list(csv.reader(file, quoting=csv.QUOTE_NONNUMERIC))[1:])

print(csv.Sniffer().sniff("a;b;c\n1;2;3\n4;5;6\n").delimiter, csv.list_dialects())
out = io.StringIO()
csv.writer(out, delimiter="\t", quotechar="'", lineterminator="|").writerows(
    [["plain", "with\ttab", "it's"], [None, 1.5, True], [""]])
print(repr(out.getvalue()))
for text, options in (('a,"b', {"strict": True}), ("a,b", {"delimiter": "ab"})):
    try:
        print(list(csv.reader([text], **options)))
    except (csv.Error, TypeError) as error:
        print(type(error).__name__, error)
sys.exit(len(bad))
