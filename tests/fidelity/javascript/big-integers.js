// Exact arithmetic with BigInt: factorials, powers modulo, conversions and their errors.
const factorial = (n) => (n < 2n ? 1n : n * factorial(n - 1n));
console.log(factorial(30n), String(factorial(60n)).length);

function power(base, exponent, modulus) {
  let result = 1n;
  for (base %= modulus; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}
console.log(power(3n, 2n ** 100n, 1_000_000_007n), -7n / 2n, -7n % 3n, (-2n) ** 3n, ~5n);

function root(n) {
  let guess = n;
  for (let next = (n + 1n) / 2n; next < guess; next = (guess + n / guess) / 2n) guess = next;
  return guess;
}
const digits = root(2n * 10n ** 80n).toString();
console.log(`${digits[0]}.${digits.slice(1)}`);

console.log(BigInt.asUintN(8, 257n), BigInt.asIntN(8, 255n), BigInt("0xff"), BigInt(" 12 "));
console.log(10n > 9, 2n == 2, 2n === 2, [3n, 1, 2n, 10].sort(), typeof 1n, 0n ? "yes" : "no");
console.log(Number(2n ** 64n), parseInt("12n"), (255n).toString(16));
console.log((123456789012345678901234567890n).toLocaleString("de-DE"), -0n, Object(5n));
console.log(new BigInt64Array([1n, -1n]), new BigUint64Array(new BigInt64Array([-1n]).buffer));
console.log(JSON.stringify({ id: 12n }, (_, v) => (typeof v === "bigint" ? `${v}n` : v)));

for (const attempt of [
  () => 1n + 1,
  () => BigInt(1.5),
  () => BigInt("12x"),
  () => 1n / 0n,
  () => 2n ** -1n,
  () => Math.max(1n),
  () => JSON.stringify(1n),
  () => +1n,
  () => 1n >>> 0n,
  () => 2n ** (2n ** 40n),
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(`${error.name}: ${error.message}`);
  }
}
