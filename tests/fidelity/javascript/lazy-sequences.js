// Iterators and generators: lazy sequences, return and throw, delegation.
function* naturals(from = 1) {
  for (let n = from; ; n++) yield n;
}
function* filter(source, accept) {
  for (const item of source) if (accept(item)) yield item;
}
function* take(source, count) {
  if (count <= 0) return;
  for (const item of source) {
    yield item;
    if (--count === 0) return;
  }
}

const below = (n) => [...take(naturals(2), n - 2)];
const isPrime = (n) => n > 1 && below(n).every((d) => n % d !== 0);
console.log([...take(filter(naturals(), isPrime), 12)]);

function* conversation() {
  try {
    const name = yield "who?";
    const age = yield `how old, ${name}?`;
    return `${name} is ${age}`;
  } catch (problem) {
    yield `caught ${problem.message}`;
  } finally {
    console.log("finally");
  }
}
const first = conversation();
console.log(first.next(), first.next("Eve"), first.next(33), first.next());
const second = conversation();
second.next();
console.log(second.throw(new Error("no answer")), second.return("early"), second.next());

class Tree {
  constructor(value, ...children) {
    Object.assign(this, { value, children });
  }
  *[Symbol.iterator]() {
    yield this.value;
    for (const child of this.children) yield* child;
  }
}
const tree = new Tree("root", new Tree("left", new Tree("leaf")), new Tree("right"));
console.log([...tree].join(" > "), Math.max(...new Set([3, 9, 4])));
const [a, , b = "default", ...rest] = tree;
console.log(a, b, rest);
console.log(first, Object.prototype.toString.call(naturals));
