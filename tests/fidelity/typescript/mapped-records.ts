// Mapped and conditional types with code that does at run time what they say.
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Validator<T> = { [K in keyof T]-?: (value: unknown) => string | null };
type Flatten<T> = T extends readonly (infer U)[] ? Flatten<U> : T;
type Paths<T, P extends string = ""> = {
  [K in keyof T & string]: T[K] extends object ? Paths<T[K], `${P}${K}.`> : `${P}${K}`;
}[keyof T & string];

interface User {
  readonly name: string;
  age?: number;
  address: { street: string; zip: { code: number } };
}

const required = (kind: string) => (value: unknown) =>
  typeof value === kind ? null : `must be ${kind}, not ${value === null ? "null" : typeof value}`;
const validators: Validator<User> = {
  name: required("string"),
  age: (value) => (value === undefined ? null : required("number")(value)),
  address: required("object"),
};

function validate<T extends object>(rules: Validator<T>, value: Record<string, unknown>): string[] {
  return (Object.keys(rules) as (keyof T & string)[]).flatMap((key) => {
    const problem = rules[key](value[key]);
    return problem ? [`${key} ${problem}`] : [];
  });
}

function paths<T extends object>(value: T, prefix = ""): Paths<T>[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null
      ? paths(inner as object, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  ) as Paths<T>[];
}

const flatten = <T>(value: T): Flatten<T>[] =>
  Array.isArray(value) ? value.flatMap((item) => flatten(item)) : ([value] as Flatten<T>[]);

const user: User = { name: "Zoë", address: { street: "Rue", zip: { code: 1200 } } };
console.log(validate(validators, { ...user }), validate(validators, { name: 5, age: "x" }));
const chosen: Paths<User> = "address.zip.code";
console.log(paths(user), chosen, chosen.split(".").reduce((at: any, key) => at[key], user));
console.log(flatten([1, [2, [3, [[4]]]]]), flatten("text"));
const writable: Mutable<User> = Object.freeze({ ...user });
try {
  writable.name = "other";
  console.log("changed", writable.name);
} catch (error) {
  console.log(`${error}`);
}
const groups: Partial<Record<"odd" | "even", number[]>> = {};
for (const n of [1, 2, 3, 4, 5]) (groups[n % 2 ? "odd" : "even"] ??= []).push(n);
console.log(groups);
