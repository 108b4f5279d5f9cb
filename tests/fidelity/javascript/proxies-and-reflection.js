// A validating record, a tracing wrapper and a negative index, all made with Proxy.
const rules = { age: (v) => Number.isInteger(v) && v >= 0, name: (v) => typeof v === "string" };
const checked = (target) =>
  new Proxy(target, {
    set(object, key, value, receiver) {
      if (key in rules && !rules[key](value)) throw new TypeError(`bad ${key}: ${value}`);
      return Reflect.set(object, key, value, receiver);
    },
    deleteProperty: (object, key) => key !== "name" && Reflect.deleteProperty(object, key),
    has: (object, key) => !key.startsWith("_") && key in object,
    ownKeys: (object) => Reflect.ownKeys(object).filter((key) => !String(key).startsWith("_")),
  });

const person = checked({ name: "Ada", age: 36, _id: 7 });
person.age = 37;
console.log(person, Object.keys(person), "_id" in person, JSON.stringify(person));
console.log(delete person.age, delete person.name, person);
try {
  person.age = -1;
} catch (error) {
  console.log(String(error));
}
try {
  (function () {
    "use strict";
    delete person.name;
  })();
} catch (error) {
  console.log(String(error));
}

const calls = [];
const traced = new Proxy(class Maker { constructor(a) { this.a = a; } }, {
  construct: (Target, args, New) => (calls.push("new"), Reflect.construct(Target, args, New)),
  apply: (_target, _self, args) => (calls.push("call"), args.length),
  get: (target, key) => (calls.push(`get ${String(key)}`), Reflect.get(target, key)),
});
console.log(new traced(5), traced(1, 2), traced.name, calls);

const get = (array, key, self) => Reflect.get(array, key < 0 ? +key + array.length : key, self);
const at = (array) => new Proxy(array, { get });
console.log(at([1, 2, 3])[-1], at("abc".split("")).map((c) => c + c), Array.isArray(at([])));
const chain = (...path) =>
  new Proxy(() => {}, { get: (_t, key) => chain(...path, key), apply: () => path.join(".") });
console.log(chain().users.byName.first());

const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
for (const attempt of [() => proxy.x, () => Reflect.ownKeys(1), () => new Proxy(1, {}), () =>
  Object.keys(new Proxy(Object.freeze({ k: 1 }), { ownKeys: () => [] }))]) {
  try { attempt(); } catch (error) { console.log(String(error)); }
}
console.log(Reflect.ownKeys({ b: 1, 2: 1, a: 1, 1: 1, [Symbol()]: 1 }), Reflect.has([], "length"));
