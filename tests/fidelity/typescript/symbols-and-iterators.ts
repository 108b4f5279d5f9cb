// A typed range with well-known symbols, unique symbols as keys and disposal by hand.
const hidden: unique symbol = Symbol("hidden");

class Range implements Iterable<number> {
  readonly [hidden] = "inside";
  declare private readonly cache?: number[];
  constructor(readonly from: number, readonly to: number, readonly step = 1) {}

  static get [Symbol.species]() {
    return Range;
  }
  *[Symbol.iterator](): Generator<number, void, undefined> {
    for (let n = this.from; n < this.to; n += this.step) yield n;
  }
  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (const n of this) yield `#${n}`;
  }
  [Symbol.toPrimitive](hint: "default" | "number" | "string"): string | number {
    return hint === "number" ? this.to - this.from : `[${this.from}, ${this.to})`;
  }
  get [Symbol.toStringTag](): string {
    return "Range";
  }
}

function* zip<A, B>(left: Iterable<A>, right: Iterable<B>): Generator<[A, B]> {
  const [a, b] = [left[Symbol.iterator](), right[Symbol.iterator]()];
  for (let x = a.next(), y = b.next(); !x.done && !y.done; x = a.next(), y = b.next()) {
    yield [x.value, y.value];
  }
}

const odd = new Range(1, 10, 2);
console.log([...odd], `${odd}`, +odd, odd + "!", odd);
console.log([...zip(odd, "abc")], new Map(zip("xy", odd)));
const [first, , third = 0, ...others] = odd;
console.log(first, third, others, Math.max(...odd), Array.from(odd, (n) => n ** 2));
console.log(odd[hidden], Object.getOwnPropertySymbols(odd), "cache" in odd);

function* dialogue(): Generator<string, number, number> {
  const a = yield "first number?";
  const b = yield "second number?";
  return a + b;
}
const talk = dialogue();
console.log(talk.next(), talk.next(20), talk.next(22), talk.next(1));
class Handle {
  constructor(private name: string) {}
  close = (): void => console.log("closing", this.name);
}
(async () => {
  const handles = ["a", "b"].map((name) => new Handle(name));
  try {
    for await (const label of odd) console.log(label);
  } finally {
    handles.reverse().forEach(({ close }) => close());
  }
})();
