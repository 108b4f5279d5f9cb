// satisfies, as const, key remapping and template literal types around a palette.
type Channel = "red" | "green" | "blue";
type Rgb = readonly [number, number, number];

const palette = {
  brick: [178, 34, 34],
  sky: "#87ceeb",
  moss: [0x8a, 0x9a, 0x5b],
} as const satisfies Record<string, Rgb | `#${string}`>;

type Name = keyof typeof palette;
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]: () => T[K] };

function toRgb(value: Rgb | `#${string}`): Rgb {
  if (typeof value !== "string") return value;
  const parts = value.slice(1).match(/../g)!.map((pair) => parseInt(pair, 16));
  return parts as unknown as Rgb;
}

function getters<T extends object>(source: T): Getters<T> {
  const made: Record<string, () => unknown> = {};
  for (const key of Object.keys(source)) {
    made[`get${key[0]!.toUpperCase()}${key.slice(1)}`] = () => source[key as keyof T];
  }
  return made as Getters<T>;
}

const channels: Channel[] = ["red", "green", "blue"];
for (const name of Object.keys(palette) as Name[]) {
  const rgb = toRgb(palette[name]);
  console.log(name, Object.fromEntries(channels.map((channel, i) => [channel, rgb[i]])));
}
const { getBrick, getSky } = getters(palette);
console.log(getBrick(), getSky().toUpperCase(), getters({ oneWord: 1 }).getOneWord());

const route = <const T extends string>(path: T) => path.split("/").filter((p) => p.startsWith(":"));
console.log(route("/users/:id/posts/:post"), Object.isFrozen(palette));
type Tuple = [start: number, end?: number, ...labels: string[]];
const spans: Tuple[] = [[1], [2, 5], [3, 4, "x", "y"]];
for (const [start, end = start, ...labels] of spans) console.log(start, end, labels);
let maybe: { a?: { b?: () => number } } | undefined = { a: {} };
console.log(maybe?.a?.b?.(), maybe!.a!.b ?? "no b", (maybe = undefined)?.["a"]);
const settings = { depth: 0, title: "", size: null as number | null };
settings.depth ||= 7;
settings.title ??= "unused";
settings.size ??= 12;
console.log(settings, <number>(<unknown>"cast"), 1_000_000, 0b1010 as number);
