// Well-known symbols, getters and property descriptors of a temperature.
const secret = Symbol("secret");
const shared = Symbol.for("weather.unit");

class Temperature {
  constructor(celsius) {
    this.celsius = celsius;
    this[secret] = "calibrated";
  }
  get fahrenheit() {
    return this.celsius * 1.8 + 32;
  }
  set fahrenheit(value) {
    this.celsius = (value - 32) / 1.8;
  }
  get [Symbol.toStringTag]() {
    return "Temperature";
  }
  [Symbol.toPrimitive](hint) {
    return hint === "string" ? `${this.celsius} °C` : this.celsius;
  }
  static [Symbol.hasInstance](value) {
    return typeof value?.celsius === "number";
  }
}

const today = new Temperature(21.5);
console.log(`${today}`, today + 1, today * 2, today > 20);
today.fahrenheit = 50;
console.log(today.celsius, Object.prototype.toString.call(today));
console.log({ celsius: 3 } instanceof Temperature, {} instanceof Temperature);
console.log(Object.getOwnPropertyDescriptor(Temperature.prototype, "fahrenheit"));
console.log(Object.getOwnPropertySymbols(today), secret.description);
console.log(Symbol.keyFor(shared), Symbol.keyFor(secret), shared.toString());
console.log(today);

const settings = Object.defineProperties({}, {
  visible: { value: 1, enumerable: true },
  hidden: { value: 2, enumerable: false },
  lazy: { get: () => 42, enumerable: true, configurable: true },
});
console.log(settings, Object.keys(settings), settings.hidden);
console.log(Object.getOwnPropertyDescriptors(Object.freeze({ a: 1 })));
