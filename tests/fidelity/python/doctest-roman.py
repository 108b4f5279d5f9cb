"""Roman numerals.

>>> roman(1994)
'MCMXCIV'
>>> [roman(n) for n in range(1, 6)]
['I', 'II', 'III', 'IV', 'V']
>>> roman(0)
Traceback (most recent call last):
    ...
ValueError: no numeral for 0
"""
# Runs its own examples with doctest; one of them is wrong and is reported.
import doctest


def roman(number):
    """Writes a number.

    >>> roman(4)
    'IIII'
    >>> print(roman(3000))   # doctest: +ELLIPSIS
    M...M
    """
    if not 0 < number < 4000:
        raise ValueError(f"no numeral for {number}")
    text = ""
    for value, digits in ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
                          (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
                          (1, "I")):
        while number >= value:
            text += digits
            number -= value
    return text


def add(a, b):
    """
    >>> add(1, 2)
    3
    >>> add("é", 1)  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    TypeError: whatever
    """
    return a + b


if __name__ == "__main__":
    result = doctest.testmod()
    print(result)
    print([test.name for test in doctest.DocTestFinder().find(add, "add")])
    raise SystemExit(result.failed)
