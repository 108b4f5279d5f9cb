// A generic linked list, a cache with constraints and a typed event hub.
interface HasId<K extends string | number = number> {
  readonly id: K;
}

class List<T> implements Iterable<T> {
  private head?: { value: T; next?: List<T>["head"] };
  #size = 0;
  static of<U>(...items: U[]): List<U> {
    const list = new List<U>();
    for (const item of items.reverse()) list.push(item);
    return list;
  }
  push(value: T): this {
    this.head = { value, next: this.head };
    this.#size++;
    return this;
  }
  *[Symbol.iterator](): Iterator<T> {
    for (let at = this.head; at; at = at.next) yield at.value;
  }
  map<U>(change: (value: T, index: number) => U): List<U> {
    let index = 0;
    return List.of(...Array.from(this, (value) => change(value, index++)));
  }
  get size(): number {
    return this.#size;
  }
}

class Cache<K extends string | number, V extends HasId<K>> {
  private items = new Map<K, V>();
  constructor(private readonly limit: number, ...first: V[]) {
    first.forEach((item) => this.add(item));
  }
  add(item: V): void {
    this.items.delete(item.id);
    this.items.set(item.id, item);
    if (this.items.size > this.limit) this.items.delete(this.items.keys().next().value!);
  }
  get = <F extends V | undefined = undefined>(id: K, fallback?: F): V | F =>
    this.items.get(id) ?? (fallback as F);
}

const list = List.of("c", "a", "b");
console.log([...list], list.size, [...list.map((text, i) => text.repeat(i + 1))], list);
type Entry = HasId<string> & { n: number };
const cache = new Cache<string, Entry>(2, { id: "x", n: 1 }, { id: "y", n: 2 });
cache.add({ id: "x", n: 3 });
cache.add({ id: "z", n: 4 });
console.log(cache.get("x"), cache.get("y"), cache.get("y", { id: "none", n: 0 }));
console.log(cache);
const pick = <T, const K extends keyof T>(from: T, ...keys: K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
console.log(pick({ a: 1, b: "two", c: [3] }, "a", "c"));
