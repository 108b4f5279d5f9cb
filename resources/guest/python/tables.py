"""Data frames of pandas whole, for a window that scrolls, sorts and saves them.

Their own HTML leaves out most rows of a long frame, and digits of its numbers. As CSV they are complete
up to a number of bytes, from the first row on. What is shown of a frame that pandas shows whole stays as
pandas has it: there the CSV is what is copied and saved.
"""

MOST = 2 << 20  # bytes; the host takes 6 MiB of one value
FIRST = 1000  # rows that say how long rows are


def is_frame(value):
    kind = type(value)
    return kind.__name__ == "DataFrame" and kind.__module__.startswith("pandas.")


def csv_of(frame):
    """The frame as CSV, or None where CSV has no form for it."""
    if frame.columns.nlevels > 1:
        return None
    rows = len(frame)
    text = frame.head(FIRST).to_csv()
    fitting = int(min(rows, FIRST) * MOST / max(len(text), 1))
    if rows > FIRST:
        text = frame.head(fitting).to_csv()
    while len(text.encode("utf-8", "replace")) > MOST and fitting:
        fitting = fitting * 3 // 4
        text = frame.head(fitting).to_csv()
    return text if fitting else None
