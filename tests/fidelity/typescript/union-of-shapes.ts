// Discriminated unions, narrowing in many ways, and an exhaustive switch.
type Shape =
  | { kind: "circle"; radius: number }
  | { kind: "box"; width: number; height: number }
  | { kind: "path"; points: readonly [number, number][] };

const assertNever = (value: never): never => {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`);
};

function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return Math.PI * shape.radius ** 2;
    case "box":
      return shape.width * shape.height;
    case "path": {
      let twice = 0;
      shape.points.forEach(([x, y], i) => {
        const [nextX, nextY] = shape.points[(i + 1) % shape.points.length]!;
        twice += x * nextY - nextX * y;
      });
      return Math.abs(twice) / 2;
    }
    default:
      return assertNever(shape);
  }
}

type Result<T, E = string> = { ok: true; value: T } | { ok: false; error: E };
const attempt = <T>(work: () => T): Result<T> => {
  try {
    return { ok: true, value: work() };
  } catch (error: unknown) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
};

const shapes: Shape[] = [
  { kind: "circle", radius: 1.5 },
  { kind: "box", width: 2, height: 0.1 + 0.2 },
  { kind: "path", points: [[0, 0], [4, 0], [4, 3]] },
];
for (const shape of shapes) console.log(shape.kind.padEnd(7), area(shape).toFixed(4));
const bad = JSON.parse('{"kind": "blob", "size": 2}') as Shape;
for (const result of [attempt(() => area(shapes[2]!)), attempt(() => area(bad))]) {
  console.log(result.ok ? result.value : `failed: ${result.error}`);
}
function show(value: string | number | bigint | Date | null | string[] | (() => string)): string {
  if (value === null) return "nothing";
  if (typeof value === "function") return show(value());
  if (Array.isArray(value)) return value.map(show).join("|");
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "string" ? value.toUpperCase() : value.toLocaleString("de-DE");
}
console.log([null, 1234.5, 10n ** 7n, "ß", ["a", "b"], new Date(0), () => "called"].map(show));
