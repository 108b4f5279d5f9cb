// Overloaded functions and methods, type guards and assertion functions at work.
function span(text: string): number;
function span(text: string, unit: "s" | "min"): string;
function span(parts: number[], joiner?: string): string;
function span(first: string | number[], second?: string): number | string {
  if (Array.isArray(first)) return first.map((n) => String(n).padStart(2, "0")).join(second ?? ":");
  const seconds = first.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  if (second === undefined) return seconds;
  return second === "s" ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`;
}

class Matrix {
  constructor(private rows: number[][]) {}
  at(row: number): number[];
  at(row: number, column: number): number;
  at(row: number, column?: number) {
    const found = this.rows.at(row);
    assertDefined(found, `row ${row}`);
    return column === undefined ? found : found.at(column);
  }
  isSquare(): this is Matrix & { readonly square: true } {
    return this.rows.every((row) => row.length === this.rows.length);
  }
}

function assertDefined<T>(value: T, name: string): asserts value is NonNullable<T> {
  if (value === undefined || value === null) throw new ReferenceError(`${name} is missing`);
}
function assert(condition: unknown, message = "assertion failed"): asserts condition {
  if (!condition) throw new Error(message);
}

interface Bird { wings: number }
interface Fish { fins: number }
const isBird = (animal: Bird | Fish): animal is Bird => "wings" in animal;
const isString = (value: unknown): value is string => typeof value === "string";

console.log(span("1:02:03"), span("1:30", "min"), span([7, 5, 30]), span([1, 2], "-"));
const matrix = new Matrix([[1, 2], [3, 4]]);
console.log(matrix.at(0), matrix.at(-1, -1), matrix.isSquare());
for (const animal of [{ wings: 2 }, { fins: 7 }]) {
  console.log(isBird(animal) ? `bird with ${animal.wings}` : `fish with ${animal.fins}`);
}
console.log(["a", 1, null, "b"].filter(isString).map((text) => text.toUpperCase()));
for (const attempt of [() => matrix.at(9), () => assert(1 > 2), () => assert("", "empty text")]) {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Error) console.log(`${error.name}: ${error.message}`);
  }
}
function greet(this: { name: string }, ...[greeting = "Hi", mark]: [string?, string?]) {
  return `${greeting} ${this.name}${mark ?? ""}`;
}
console.log(greet.call({ name: "Bo" }), greet.apply({ name: "Cy" }, ["Hey", "!"]), greet.length);
