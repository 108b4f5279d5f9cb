import left

COPY = left.VALUE
