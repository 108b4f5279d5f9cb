# Large integers, their limits, bits, identities of small values and interned strings.
import sys

googol = 10**100
factorial = 1
for n in range(1, 201):
    factorial *= n
print(googol, len(str(factorial)), factorial % (10**9 + 7), googol.bit_length(), googol.bit_count())
print(pow(3, 10**18, 1_000_003), pow(7, -1, 101), -(2**70) // 3, -(2**70) % 3, ~(1 << 80))
print(2**64 == 2.0**64, 2**53 + 1 == float(2**53 + 1), hash(2**61 - 1), hash(-1), 10**23 == 1e23)
print(hex(2**70), oct(-8), bin(10), int("zz", 36), int("0b101", 0), int(" 1_000 "), f"{2**100:_x}")
print(int.from_bytes((2**90).to_bytes(12, "big")) == 2**90, (-5).bit_length(), 5 ^ -3, -5 >> 1)
print(sys.int_info.bits_per_digit, sys.get_int_max_str_digits(), sys.getsizeof(0),
      sys.getsizeof(2**60))

for action in (lambda: str(10**5000), lambda: int("9" * 5000), lambda: float(10**400),
               lambda: 1 << -1,
               lambda: int("12a"), lambda: int(""), lambda: pow(2, -1, 4), lambda: int("8", 8),
               lambda: 10**400 / 3, lambda: range(10**30)[10**29], lambda: len(range(10**30)),
               lambda: [0] * (2**63), lambda: "ab" * 10**19):
    try:
        print(action())
    except (ValueError, ArithmeticError, MemoryError) as error:
        print(type(error).__name__, error)
sys.set_int_max_str_digits(0)
print(len(str(3**20000)))

small, other = 256, int("256")
large, another = 257, int("257")
print(small is other, large is another, large == another, (a := 1000) is a)
word, built = "identifier", "".join(["identi", "fier"])
print(word is built, word == built, sys.intern(built) is word, "x" is "x".lower(), "" is str())
print(() is tuple([]), (1, 2) == tuple([1, 2]), frozenset() is frozenset(), True is (1 == 1),
      True + True)
print(sys._is_interned(word), "a b c!"[1] is " ", [] is [], type(None)() is None, 1.0 is float("1"))
