// Namespaces: nested, merged with a class and a function, with aliases and private parts.
namespace Geometry {
  const precision = 3;
  export interface Point { x: number; y: number }
  export namespace Distance {
    export const euclid = (a: Point, b: Point) => round(Math.hypot(a.x - b.x, a.y - b.y));
    export const manhattan = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  function round(value: number) {
    return Number(value.toFixed(precision));
  }
  export let origin: Point = { x: 0, y: 0 };
}
namespace Geometry {
  export const unit: Point = { x: 1, y: 1 };
  export const length = (point: Point) => Distance.euclid(origin, point);
}
import Distance = Geometry.Distance;

class Temperature {
  constructor(readonly degrees: number, readonly unit: Temperature.Unit = "C") {}
  toString() {
    return `${this.degrees} ${Temperature.sign}${this.unit}`;
  }
}
namespace Temperature {
  export type Unit = "C" | "F";
  export const sign = "°";
  export const freezing = new Temperature(0);
}

function counter() {
  return ++counter.calls;
}
namespace counter {
  export let calls = 10;
}

console.log(Distance.euclid(Geometry.origin, { x: 1, y: 2 }), Geometry.length(Geometry.unit));
Geometry.origin = { x: 5, y: 5 };
console.log(Geometry.length(Geometry.unit), Distance.manhattan(Geometry.origin, Geometry.unit));
console.log(Object.keys(Geometry), "precision" in Geometry);
console.log(String(Temperature.freezing), `${new Temperature(98.6, "F")}`, Temperature.freezing);
console.log(counter(), counter(), counter.calls, typeof Distance);
