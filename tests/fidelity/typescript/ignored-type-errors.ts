// Types are only promises: values of other types arrive, and the program goes on.
interface Person {
  name: string;
  birth: Date;
  tags: Set<string>;
}

const text = '{"name": 42, "birth": "1815-12-10", "tags": ["a", "b"]}';
const person: Person = JSON.parse(text);
console.log(person, person.name + 1, person.birth instanceof Date, typeof person.birth);

const total: number = "12" as any;
console.log(total + 1, total * 2, [3, 1, 10].sort(), Math.max(...("175" as any)));

// @ts-ignore
const wrong: string = 5;
// @ts-expect-error
wrong.missing;
console.log(wrong, wrong.length);

const day: "mon" | "tue" = "sun" as never;
const numbers: number[] = new Array(2);
console.log(day, numbers[7], numbers.map((n) => n * 2), numbers.length);

class Box<T> {
  constructor(public value: T) {}
}
const box: Box<string> = new Box(3) as unknown as Box<string>;
console.log(box.value, box instanceof Box);

for (const attempt of [
  () => box.value.toUpperCase(),
  () => person.tags.has("a"),
  () => person.birth.getTime(),
  () => (undefined as unknown as Person).name,
]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log(`${error}`);
  }
}
person!.tags!.add("c");
