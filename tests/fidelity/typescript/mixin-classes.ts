// Mixins with typed constructors, interfaces merged with classes, and static blocks.
type Constructor<T = object> = new (...args: any[]) => T;

function Named<B extends Constructor>(Base: B) {
  return class Named extends Base {
    #name = "nameless";
    get name() {
      return this.#name;
    }
    set name(value: string) {
      if (!value.trim()) throw new RangeError("a name must not be empty");
      this.#name = value;
    }
  };
}

function Counted<B extends Constructor<{ name: string }>>(Base: B) {
  abstract class Counted extends Base {
    static made = new Map<string, number>();
    static { this.made.set("start", 0); }
    constructor(...args: any[]) {
      super(...args);
      const key = new.target.name;
      Counted.made.set(key, (Counted.made.get(key) ?? 0) + 1);
    }
    abstract sound(): string;
    speak(times = 1): string {
      return `${this.name}: ${Array(times).fill(this.sound()).join(", ")}`;
    }
  }
  return Counted;
}

class Thing {
  constructor(protected readonly weight: number) {}
}
const Animal = Counted(Named(Thing));

class Dog extends Animal {
  override sound = () => (this.weight > 20 ? "WOOF" : "woof");
}
interface Cat { lives?: number }
class Cat extends Animal {
  sound(): string {
    return "miau" + "!".repeat(this.lives ?? 0);
  }
}

const [rex, tom, pip] = [new Dog(30), new Cat(4), new Dog(5)];
rex.name = "Rex";
tom.lives = 2;
console.log(rex.speak(2), "|", tom.speak(), "|", pip.speak());
console.log(Animal.made, rex, tom);
let chain: string[] = [];
for (let at = Object.getPrototypeOf(tom); at; at = Object.getPrototypeOf(at)) {
  chain.push(at.constructor.name || "(none)");
}
console.log(chain.join(" > "), tom instanceof Thing);
try { pip.name = "  "; } catch (error) { console.log(String(error)); }
