"""Writes rows.json, a list of objects, as rows.parquet. Without pyarrow the exit status is 3.

A column of numbers becomes one of integers or of floating-point numbers. Any other column keeps the
text of its cells, and so does one with integers of more than 64 bits: their digits matter.
"""
import json
import sys
from itertools import zip_longest

try:
    import pyarrow
    from pyarrow import parquet
except ModuleNotFoundError as error:
    print(error, file=sys.stderr)
    sys.exit(3)


class Number(str):
    """A number as the table writes it."""


def column(cells):
    written = [cell for cell in cells if cell is not None]
    kind, type_ = str, pyarrow.string()
    if all(isinstance(cell, Number) for cell in written):
        if any(set(cell) & set(".eE") for cell in written):
            kind, type_ = float, pyarrow.float64()
        elif all(-2**63 <= int(cell) < 2**63 for cell in written):
            kind, type_ = int, pyarrow.int64()
    return pyarrow.array([None if cell is None else kind(cell) for cell in cells], type_)


# Lists of pairs, since two columns may have the same name.
with open("rows.json", encoding="utf-8") as file:
    rows = json.load(file, object_pairs_hook=list, parse_int=Number, parse_float=Number)
names = [name for name, _ in max(rows, key=len, default=[])]
columns = [column(cells) for cells in zip_longest(*([cell for _, cell in row] for row in rows))]
parquet.write_table(pyarrow.Table.from_arrays(columns, names), "rows.parquet")
